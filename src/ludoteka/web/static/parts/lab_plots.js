/** Plots of the lab: before and after, drawn by uPlot. What they show stands in tables as well. */
import { useEffect, useRef } from "preact/hooks";
import uPlot from "../vendor/uplot.js";
import { html } from "../lib/html.js";
import { t } from "../lib/texts.js";
import { theme } from "./top.js";

/** @typedef {import("../messages.js").LabFigure} LabFigure */

const HEIGHT = 220;
const DASH = [8, 5];

/** @param {string} name */
function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** @param {string} label */
function axis(label) {
  return {
    label,
    stroke: colour("--ink"),
    grid: { stroke: colour("--line") },
    ticks: { stroke: colour("--line") },
    font: "13px Atkinson Hyperlegible Next, sans-serif",
    labelFont: "13px Atkinson Hyperlegible Next, sans-serif",
  };
}

/**
 * One plot: the first series is drawn full, the second with dashes or to its right.
 * @param {{title: string, x: string, y: string, bars?: boolean, series: string[],
 *   data: (number | null)[][]}} props
 */
export function Plot({ title, x, y, bars = false, series, data }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const drawn = useRef(/** @type {uPlot | null} */ (null));
  const light = theme.value;
  const labels = [title, x, y, ...series].join("\n");
  useEffect(() => {
    const box = /** @type {HTMLDivElement} */ (place.current);
    const width = () => Math.max(240, box.clientWidth);
    const many = series.length;
    /** @type {uPlot.Options} */
    const options = {
      width: width(),
      height: HEIGHT,
      cursor: { show: false },
      legend: { show: false },
      scales: {
        x: { time: false, range: bars ? (_, low, high) => [low - 0.6, high + 0.6] : undefined },
        y: { range: (_, low, high) => [Math.min(0, low), Math.max(high, 1)] },
      },
      axes: [bars ? { ...axis(x), incrs: [1] } : axis(x), axis(y)],
      series: [
        {},
        ...series.map((label, number) => ({
          label,
          stroke: colour(number ? "--seat1" : "--seat0"),
          fill: bars ? colour(number ? "--seat1" : "--seat0") + "55" : undefined,
          width: 2,
          dash: number ? DASH : undefined,
          points: { show: !bars },
          paths: bars
            ? uPlot.paths.bars?.({
                size: [0.7 / many, 60],
                align: /** @type {-1 | 0 | 1} */ (many === 1 ? 0 : number ? 1 : -1),
              })
            : undefined,
        })),
      ],
    };
    drawn.current = new uPlot(options, /** @type {uPlot.AlignedData} */ (data), box);
    const watching = new ResizeObserver(() =>
      drawn.current?.setSize({ width: width(), height: HEIGHT }),
    );
    watching.observe(box);
    return () => {
      watching.disconnect();
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [labels, bars, light]);
  useEffect(() => drawn.current?.setData(/** @type {uPlot.AlignedData} */ (data)), [data]);
  return html`<figure class="lab-plot"><figcaption><strong>${title}</strong>
    ${
      series.length > 1 &&
      html`<span class="lab-key">${series.map(
        (label, number) => html`<span class=${`lab-line line${number}`}>${label}</span>`,
      )}</span>`
    }</figcaption>
    <div ref=${place} class="lab-canvas" role="img" aria-label=${`${title}. ${t("lab-in-table")}`}
      ></div></figure>`;
}

/**
 * The figures of a table as columns for a plot, in per cent.
 * @param {LabFigure[]} figures
 * @param {string} table
 * @param {number} variants
 * @param {(key: string) => number} place
 * @returns {(number | null)[][]}
 */
export function columns(figures, table, variants, place) {
  const mine = figures.filter((each) => each.table === table);
  const keys = [...new Set(mine.map((each) => place(each.key)))].sort((a, b) => a - b);
  const of = (/** @type {number} */ variant) =>
    keys.map((key) => {
      const found = mine.find((each) => each.variant === variant && place(each.key) === key);
      return found ? 100 * found.value : null;
    });
  return [keys, ...Array.from({ length: variants }, (_, variant) => of(variant))];
}
