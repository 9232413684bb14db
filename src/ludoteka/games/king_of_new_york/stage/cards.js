/** King of New York: the 64 power cards as posters, drawn from a few motifs. */
import { html } from "../../../lib/html.js";
import { SIGNS } from "./art.js";

/** More motifs on a square of 24. @type {Record<string, string>} */
const MOTIFS = {
  ...SIGNS,
  head: "M3 22v-7C3 7 8 2 15 2l6 3v4l-7 1v2h7l-2 5h-6l-1 5ZM14 5a1.3 1.3 0 1 0 .01 0Z",
  head2: "M21 22v-7C21 7 16 2 9 2L3 5v4l7 1v2H3l2 5h6l1 5ZM10 5a1.3 1.3 0 1 1-.01 0Z",
  tank: "M3 14h17a4 4 0 0 1 0 7H4a4 4 0 0 1-1-7ZM5 13l2-5h8l2 5ZM15 8l8-3v2.5l-7 3Z",
  jet: "M1 13l9-1 4-9h3l-1 9 6-1 1.5-3H24l-.5 6-1 2-8 1-4 5H8l2-5-8-1Z",
  soldier: "M9 1a3 3 0 1 1-.01 0ZM6 8h7l2 4 7-4 1 2-8 6-3-2v3l3 7h-4l-2-5-2 5H3l3-8Z",
  bridge:
    "M1 8h2V4h2v4c3 4 11 4 14 0V4h2v4h2v2h-2v10h-2v-4H5v4H3V10H1ZM5 11v3h14v-3c-4 3-10 3-14 0Z",
  train:
    "M6 1h12c2 0 3 1 3 3v13l-2 2 2 4h-3l-1.5-3h-9L6 23H3l2-4-2-2V4c0-2 1-3 3-3ZM6 5v6h5V5Z" +
    "M13 5v6h5V5ZM7.5 14a1.5 1.5 0 1 0 .01 0ZM16.5 14a1.5 1.5 0 1 0 .01 0Z",
  tower:
    "M11.5 0h1v4l3 3v5h2v11h-11V12h2V7l3-3ZM10 9v2h1V9ZM13 9v2h1V9ZM9 14v2h1.5v-2ZM13.5" +
    " 14v2H15v-2ZM9 18v2h1.5v-2ZM13.5 18v2H15v-2Z",
  wedge:
    "M8 23V4l4-3 4 3v19ZM10 6v2h1V6ZM13 6v2h1V6ZM10 10v2h1v-2ZM13 10v2h1v-2ZM10 14v2h1v-2Z" +
    "M13 14v2h1v-2ZM10 18v2h1v-2ZM13 18v2h1v-2Z",
  crown: "M2 20 1 6l6 5 5-9 5 9 6-5-1 14Z",
  mask:
    "M2 5c6 3 14 3 20 0 1 9-4 16-10 16S1 14 2 5ZM6 10c1 3 4 3 5 1-2-2-4-2-5-1ZM18 10c-1 3-4" +
    " 3-5 1 2-2 4-2 5-1ZM8 16c3 2 5 2 8 0-2 4-6 4-8 0Z",
  fire:
    "M12 23c-6 0-9-4-8-9 1-4 4-5 4-11 4 2 5 5 5 7 1-1 2-3 1-5 5 4 7 8 6 12-1 4-4 6-8 6ZM12" +
    " 20c3 0 4-3 3-5l-2 2c0-2-1-4-2-5-1 4-4 8 1 8Z",
  tree: "M10 23v-5H3l5-5H4l5-5H6l6-7 6 7h-3l5 5h-4l5 5h-7v5Z",
  wave:
    "M1 8c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0ZM1 16c4-4 7-4 11 0s7 4 11 0v4c-4 4-7" +
    " 4-11 0s-7-4-11 0Z",
  taxi:
    "M9 5h5v3h3l3 5h2v6h-2a2.5 2.5 0 0 1-5 0H9a2.5 2.5 0 0 1-5 0H2v-5l3-1 2-5h2ZM9 10l-1" +
    " 3h3v-3ZM13 10v3h4l-2-3Z",
  camera: "M2 7h5l2-3h6l2 3h5v13H2ZM12 9a4.5 4.5 0 1 0 .01 0ZM12 11.5a2 2 0 1 1-.01 0Z",
  wheel:
    "M12 1a10 10 0 0 1 4 19l2 4h-2.5L12 15 8.5 24H6l2-4a10 10 0 0 1 4-19ZM12 4a7 7 0 1 0 .01" +
    " 0ZM11 5h2v5h5v2h-5l3 4-1.5 1-2.5-4-2.5 4L8 16l3-4H6v-2h5Z",
  ball:
    "M12 1a11 11 0 1 0 .01 0ZM5 5c5 4 5 10 0 14 1 1 2 1.5 2 1.5 5-5 5-12 0-17ZM19 5c-5 4-5 10" +
    " 0 14-1 1-2 1.5-2 1.5-5-5-5-12 0-17Z",
  globe:
    "M12 1a11 11 0 1 0 .01 0ZM3 11h4c0-3 1-6 2-8-4 1-6 5-6 8ZM9 11h6c0-4-1-7-3-8-2 1-3 4-3 8Z" +
    "M17 11h4c0-3-2-7-6-8 1 2 2 5 2 8ZM3 13c0 3 2 7 6 8-1-2-2-5-2-8ZM9 13c0 4 1 7 3 8 2-1" +
    " 3-4 3-8ZM17 13c0 3-1 6-2 8 4-1 6-5 6-8Z",
  tunnel: "M1 22V12a11 11 0 0 1 22 0v10h-4V12a7 7 0 0 0-14 0v10ZM11 12h2v3h-2ZM10.5 17h3v4h-3Z",
  book: "M1 8l11-5 11 5-11 5ZM5 12l7 3 7-3v5c-4 4-10 4-14 0ZM21 10h1.5v8H21Z",
  runner:
    "M15 1a2.5 2.5 0 1 1-.01 0ZM6 8l6-2 4 2 2 3h4v2h-5l-2-2-2 4 4 3-2 5h-2.5l1.5-4-4-2-3" +
    " 4H2v-2h4l4-8-3 1-1 3H4Z",
  cannon:
    "M3 9l15-6 3 6-13 7ZM8 15a4 4 0 1 0 .01 0ZM8 17.5a1.5 1.5 0 1 1-.01 0ZM22 2l2-1v3ZM22" +
    " 8l2 2-1 1Z",
  antenna:
    "M11 8h2l4 15h-2.5L12 13 9.5 23H7ZM6 1c-4 4-4 8 0 12l1.5-1.5c-3-3-3-6 0-9ZM18 1c4 4 4 8" +
    " 0 12l-1.5-1.5c3-3 3-6 0-9ZM12 5a2 2 0 1 0 .01 0Z",
  skull:
    "M12 1C6 1 3 5 3 10c0 3 1 5 4 6v5h10v-5c3-1 4-3 4-6 0-5-3-9-9-9ZM8 8a2.5 2.5 0 1 0 .01 0Z" +
    "M16 8a2.5 2.5 0 1 0 .01 0ZM11 14h2l1 2h-4ZM10 18v3h1v-3ZM13 18v3h1v-3Z",
  planet:
    "M12 5a7 7 0 1 1-.01 0ZM1 17C0 14 3 11 6 10c-4 5 0 8 9 3 4-2 6-5 4-6 6-1 5 4-1 8S3 21 1 17Z",
  again:
    "M12 3a9 9 0 0 1 8 5l2-1v7l-6-3 2-1a6 6 0 0 0-11-1L4 8a9 9 0 0 1 8-5ZM12 21a9 9 0 0" +
    " 1-8-5l-2 1v-7l6 3-2 1a6 6 0 0 0 11 1l3 1a9 9 0 0 1-8 5Z",
  boot: "M7 1h8v11c5 1 8 3 8 7v3H6V10Z",
  cloud: "M6 20a5 5 0 0 1-1-10 6 6 0 0 1 11-3 6 6 0 0 1 3 13Z",
  trophy:
    "M6 2h12v2h4c0 6-2 8-5 8-1 2-2 3-3.5 3.5V19H18v3H6v-3h4.5v-3.5C9 15 8 14 7 12c-3" +
    " 0-5-2-5-8h4ZM4 6c.3 2 1 3.5 2.5 4L6 6ZM20 6h-2l-.5 4C19 9.5 19.7 8 20 6Z",
  bow: "M1 18A11 11 0 0 1 23 18h-3a8 8 0 0 0-16 0ZM6 18a6 6 0 0 1 12 0h-2.5a3.5 3.5 0 0 0-7 0Z",
  target:
    "M11 0h2v3a9 9 0 0 1 8 8h3v2h-3a9 9 0 0 1-8 8v3h-2v-3a9 9 0 0 1-8-8H0v-2h3a9 9 0 0 1 8-8Z" +
    "M11 6a6 6 0 0 0-5 5h3a3 3 0 0 1 2-2ZM13 6v3a3 3 0 0 1 2 2h3a6 6 0 0 0-5-5ZM6 13a6 6 0 0" +
    " 0 5 5v-3a3 3 0 0 1-2-2ZM13 18a6 6 0 0 0 5-5h-3a3 3 0 0 1-2 2Z",
  neck: "M6 1l8-1 6 4-1 3h-6c0 6-2 9 4 16H5C10 15 6 10 6 1ZM13 2.5a1 1 0 1 0 .01 0Z",
  opener: "M4 2h16v5l-2 1v12l-2 3H8l-2-3V8L4 7ZM9 9v8l3-4 3 4V9Z",
  shield: "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4ZM12 4v16c4-2 6-5 6-9V6Z",
  drop: "M12 1c5 7 8 11 8 15a8 8 0 0 1-16 0c0-4 3-8 8-15Z",
  plug: "M8 1h2v6h4V1h2v6h3v4c0 4-2 6-5 7v5h-4v-5c-3-1-5-3-5-7V7h3Z",
  ray: "M1 10 14 7V4l9 8-9 8v-3L1 14ZM3 3l3 2-2 2ZM3 21l3-2-2-2Z",
  twin:
    "M8 2a4 4 0 1 1-.01 0ZM2 22c0-7 2-10 6-10s6 3 6 10ZM16 2a4 4 0 0 1 0 8c-1 0-2-.5-2.5-1" +
    " 1.5-2 1.5-4 0-6 .5-.5 1.5-1 2.5-1ZM16 22c0-4-.5-7-2-9 5-2 8 1 8 9Z",
  can: "M5 6h14l-1.5 17h-11ZM3 3h6l1-2h4l1 2h6v2H3ZM9 9l.5 11h1L10 9ZM14 9l-.5 11h1L15 9Z",
  dna:
    "M5 1h3c0 4 8 5 8 11s-8 7-8 11H5c0-6 8-7 8-11S5 7 5 1ZM16 1h3c0 3-2 5-4 6.5L13 6c2-1.5 3-3" +
    " 3-5ZM9 16.5 11 18c-2 1.5-3 3-3 5H5c0-3 2-5 4-6.5Z",
  clock: "M12 1a11 11 0 1 0 .01 0ZM12 4a8 8 0 1 1-.01 0ZM11 6h2v6l4 3-1 1.5-5-3.5Z",
  bulb: "M12 1a7 7 0 0 1 4 12.7V17H8v-3.3A7 7 0 0 1 12 1ZM8 18h8v2H8ZM9.5 21h5v2h-5Z",
  up: "M12 1l8 9h-5v5H9v-5H4ZM9 17h6v2H9ZM9 21h6v2H9Z",
  lamp: "M9 1h6l7 20H2ZM10.5 4 6 18h12L13.5 4Z",
};

/**
 * The motif of each card, the small one beside it, and the colour of its poster.
 * @type {Record<string, string>}
 */
const POSTERS = {
  antimatter_pellets: "planet attack 3",
  artificial_heart: "hearts energy 2",
  broadway_star: "lamp stars 1",
  bulletproof: "shield ouch 5",
  can_opener: "opener tank 6",
  carapace: "carapace hearts 4",
  chameleon: "mask celebrity 4",
  chinatown_regular: "lamp hearts 2",
  climb_the_empire_state_building: "tower up 6",
  curse: "jinx skull 3",
  diva: "crown celebrity 1",
  drain: "drop energy 5",
  ego_trip: "mask energy 1",
  extra_head: "head head2 0",
  fireball: "fire attack 2",
  fury: "fire destruction 7",
  hailing_cabs: "taxi destruction 0",
  hunter: "soldier hearts 4",
  jinx_aura: "again jinx 3",
  king_of_queens: "crown energy 0",
  leveler: "destruction stars 6",
  long_neck: "neck jet 4",
  natural_selection: "dna skull 7",
  of_another_world: "planet hearts 3",
  overload: "plug energy 5",
  painbow: "bow attack 1",
  personal_spotlight: "bulb stars 1",
  phoenix_blood: "fire energy 2",
  power_tap: "plug drop 5",
  regeneration: "hearts again 2",
  scavenger: "can again 4",
  seismic_ray: "ray destruction 6",
  shadow_double: "twin attack 7",
  sharp_shooter: "target jet 5",
  stink_attack: "cloud skull 4",
  stomp: "boot destruction 6",
  super_speed: "runner energy 0",
  terminal_rage: "head fire 2",
  tesla_antennae: "antenna attack 5",
  tourist: "souvenir camera 1",
  towering_titan: "head attack 7",
  trash_thrower: "can stars 4",
  trophy_hunter: "trophy tank 0",
  universal_soldier: "soldier attack 6",
  violent_star: "stars attack 2",
  webspinner: "web attack 7",
  air_force_one: "jet stars 5",
  brooklyn_bridge: "bridge stars 5",
  central_park: "tree hearts 4",
  columbia_university: "book stars 3",
  coney_island: "wheel stars 1",
  drink_the_hudson: "wave energy 5",
  flatiron_building: "wedge stars 6",
  general_ellis: "tank stars 4",
  holland_tunnel: "tunnel energy 0",
  new_york_marathon: "runner stars 2",
  next_stage: "up dna 3",
  photo_op: "camera stars 1",
  power_substation: "antenna energy 7",
  subterranean_cable: "plug ouch 7",
  subway: "train again 0",
  tesla_cannon: "cannon energy 6",
  the_unisphere: "globe stars 5",
  yankee_stadium: "ball hearts 2",
};

/** Rays behind the motif, as on old posters. */
const RAYS = Array.from({ length: 12 }, (_, place) => {
  const at = (/** @type {number} */ turn) =>
    `${(50 + 260 * Math.cos(turn)).toFixed(0)} ${(32 + 260 * Math.sin(turn)).toFixed(0)}`;
  return `M50 32L${at((place * Math.PI) / 6)} ${at(((place + 0.5) * Math.PI) / 6)}Z`;
}).join("");

/** @param {string} name @param {string} classes @param {string} place */
function motif(name, classes, place) {
  const lines = name === "web" ? " lines" : "";
  return html`<path class=${classes + lines} d=${MOTIFS[name]} transform=${place}
    fill-rule="evenodd" />`;
}

/** The picture of a card. @param {{name: string}} props */
export function Picture({ name }) {
  const [large, small, colour] = (POSTERS[name] ?? "skull skull 7").split(" ");
  return html`<svg class=${`ny-picture hue${colour}`} viewBox="0 0 100 64" aria-hidden="true">
    <rect class="sky" x="-200" y="-200" width="500" height="500" /><path class="rays" d=${RAYS} />
    <path class="street"
      d="M-200 64V56h50V46h12v9h22V48h14v10h26V44h10v9h20v-7h14v10h20V40h8v8h9V44h6v9h36v-8h7v-9h8
        v10h8v-6h14v14h18V45h12v10h26V46h16v12h80V300H-200Z" />
    ${motif(large, "motif shade", "translate(31.5 11.5) scale(1.65)")}
      ${motif(large, "motif", "translate(30 10) scale(1.65)")}
    ${motif(small, "motif minor", "translate(72 37) scale(.8)")}</svg>`;
}
