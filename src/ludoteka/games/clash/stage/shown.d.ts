// Made by `python tools/message_types.py`. Do not change by hand.

/** What the viewer sees at the table. `homes` are the colours of the tiles: 0 and 1 are the sides, 2 neutral, 3 the start tile. By side: how many tiles `support` it; `free` are the cells that support nobody. By cell: whether its tile is `safe`, whether it is `blocked`, and `until`: the side after whose move a face-down tile goes, or -1. `reach` are the cells that a tile the viewer may place would reach, by tile, side and cell; `lit` those of the tile whose effect is asked for, `dots` its cells by colour. */
export interface Shown {
  homes: number[];
  support: number[];
  free: number;
  safe: boolean[];
  blocked: boolean[];
  until: number[];
  reach: Record<string, number[][][]>;
  lit: number[];
  dots: number[][];
}
