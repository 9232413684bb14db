/**
 * CLASH: the signs on the tiles and of the two worlds, drawn on a square from -50 to 50. `fill` is
 * an area, `line` a stroke; on a neon sign both are tubes, on cloth both are sewn on.
 */

/** @typedef {{fill?: string, line?: string}} Sign */

/** A ring or disc as a path. @param {number} x @param {number} y @param {number} r */
function disc(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A star of so many points. @param {number} points @param {number} out @param {number} inside */
function star(points, out, inside, x = 0, y = 0) {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const far = corner % 2 ? inside : out;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** @type {Record<string, Sign>} */
export const SIGNS = {
  president: {
    fill: `M-34-4H34L26 44H-26Z${star(5, 13, 5.5, 0, 20)}`,
    line: "M-12-6C-14-22-24-26-28-38M12-6C14-22 24-26 28-38M-33-40h10M23-40h10",
  },
  fast_food: {
    fill:
      "M-42-8C-42-34-22-44 0-44S42-34 42-8ZM-40 14H40V22H-40Z" +
      "M-42 30H42C42 40 36 44 28 44H-28C-36 44-42 40-42 30Z",
    line: "M-44 3C-36-3-30 9-22 3S-8-3 0 3 14 9 22 3 36-3 44 3",
  },
  banker: {
    fill: "M0-46 46-20V-12H-46V-20ZM-46 34H46V46H-46Z",
    line: "M-32-6V28M-11-6V28M11-6V28M32-6V28",
  },
  pop_star: {
    fill: `${disc(16, -20, 22)}M-2-6 2-2 10 4-30 46-42 34Z`,
    line: "M-34-26V-44M-43-35h18M-20-14v-8M-24-18h8",
  },
  soldier: {
    line: "M-38 2 0-32 38 2M-38 22 0-12 38 22M-38 42 0 8 38 42",
  },
  predator: {
    fill: "M-4-46H4L7-16 47 0V9L7 4 4 30 18 40V46L0 42-18 46V40L-4 30-7 4-47 9V0L-7-16Z",
  },
  tourist_zone: {
    fill: "M-44-6C-40-32-20-44 0-44S40-32 44-6C30-14 20-14 14-6 6-14-6-14-14-6-20-14-30-14-44-6Z",
    line: "M0-10V28M-44 40C-34 32-26 32-16 40S6 48 16 40 36 32 44 40",
  },
  leader: {
    fill: "M-42 24-46-24-22-2 0-38 22-2 46-24 42 24ZM-42 32H42V44H-42Z",
  },
  imam: {
    fill:
      "M-3-8C-14-18-30-18-46-14V34C-30 30-14 32-3 40Z" +
      "M3-8C14-18 30-18 46-14V34C30 30 14 32 3 40Z",
    line: "M0-26V-44M-18-28-26-40M18-28 26-40",
  },
  sheikh: {
    fill: "M28-40C38-26 42-20 42-13a14 14 0 0 1-28 0C14-20 18-26 28-40Z",
    line: "M-30 44-14-44H-2L14 44M-17-22H2M-22 2 6-20M-26 24 10 4M-44 44H44",
  },
  tradition: {
    fill: `${disc(0, -22, 24)}${disc(-22, -8, 16)}${disc(22, -8, 16)}`,
    line: "M0 0V26M0 26C-8 30-20 30-30 44M0 26C8 30 20 30 30 44M0 26V46",
  },
  taliban: {
    fill: "M-40-46-22-38-36-22ZM40-46 22-38 36-22ZM-22-14 8-6-10 8ZM22-14-8-6 10 8Z",
    line: "M-32-34 34 44M32-34-34 44",
  },
  bomber: {
    fill: disc(-6, 14, 31),
    line: "M10-14C16-26 26-28 32-22M30-44l4 8M46-32l-8 4M46-12l-8-4M22-40l2 6",
  },
  mosque: {
    fill: "M-26 46V2C-26-14-6-20 0-38 6-20 26-14 26 2V46H12V22A12 12 0 0 0-12 22V46Z",
    line: "M-40 46V-12M40 46V-12M0-38v-8M-44-14 -40-26-36-14M44-14 40-26 36-14",
  },
  missile: {
    fill: "M44-44C20-44 4-34-6-18L-22-14-34 2-18 6-6 18-2 34 14 22 18 6C34-4 44-20 44-44Z",
    line: "M-26 26-44 44M-34 18-44 28M-18 34-28 44",
  },
  mercenary: {
    fill: `M-6-24 0-46 6-24V14H-6Z${disc(32, 30, 13)}${disc(-32, 30, 13)}`,
    line: "M-22 16H22M0 18V40",
  },
  mujahideen: {
    fill: "M-48 44-14-8 0 10 14-10 48 44Z",
    line: "M14-12V-46L40-37 14-28",
  },
  television: {
    fill: "M-44-16H44V40H-44ZM-34-6V30H18V-6Z",
    line: "M-22-46 0-20 22-46M31-2v2M31 14v2",
  },
  press: {
    fill: "M-42-44H30V44H-34C-40 44-42 40-42 34ZM-32-34V-18H20V-34Z",
    line: "M40-22V34C40 42 34 44 30 44M-28-4H18M-28 12H-4M-28 28H-4M6 12H18V28H6Z",
  },
  agent: {
    fill: "M-28-10C-28-34-20-44-12-44S-4-38 0-38 4-44 12-44 28-34 28-10ZM-48-8H48V2H-48Z",
    line: `${disc(-19, 25, 14)}${disc(19, 25, 14)}M-5 22C-2 18 2 18 5 22`,
  },
  hacker: {
    fill: "M-44-38H44V30H-44ZM-34-24V20H34V-24Z",
    line: "M-24-14-10-2-24 10M0 12H20M-26 44H26",
  },
  crisis: {
    fill: "M44 44 40 12 16 32Z",
    line: "M-44-44V44H12M-36-30-16-6-2-18 28 22",
  },
  network: {
    fill: [disc(0, 0, 12), disc(-34, -30, 10), disc(34, -28, 10)]
      .concat(disc(-32, 32, 10), disc(32, 34, 10))
      .join(""),
    line: "M-9-8-27-24M9-8 27-22M-9 9-25 26M9 9 25 28M-24-30 24-28M-32 22-34-20",
  },
  coup: {
    fill:
      "M-26-6-20-24H14L20-6ZM-48 2H48L40 16H-40Z" +
      "M-36 22H36A11 11 0 0 1 36 44H-36A11 11 0 0 1-36 22Z",
    line: "M18-18 48-28",
  },
  bribe: {
    fill: `${disc(0, 22, 20)}M-46-40H46V12H26C24-4-24-4-26 12H-46ZM-38-32 0-10 38-32Z`,
  },
  un: {
    line:
      `${disc(0, -8, 27)}M-27-8H27M0-35C-17-24-17 8 0 19 17 8 17-24 0-35` +
      "M-44-12C-48 18-26 42 0 44 26 42 48 18 44-12",
  },
  nobel: {
    fill: `${star(8, 14, 8, 0, 18)}M-30-46H-10L2-18-12-10ZM30-46H10L-2-18 12-10Z`,
    line: disc(0, 18, 26),
  },
  picket: {
    fill: "M-42-44H42V10H-42ZM-5-36V-12H5V-36ZM-5-6V3H5V-6Z",
    line: "M0 12V48",
  },
  riots: {
    fill:
      "M2-48C8-28 34-16 34 14 34 34 18 46 0 46S-34 34-34 14C-34 0-26-10-20-18" +
      "-20-8-16-4-10-4-12-20-8-34 2-48ZM2 8C-6 16-12 20-12 28A12 11 0 0 0 12 28C12 20 6 18 2 8Z",
  },
  elections: {
    fill: "M-44 0H-28V8H28V0H44V46H-44ZM-20-44H20V0H-20ZM-12-24-4-14 12-34 8-37-4-21-9-27Z",
  },
  kaboom: {
    fill: `${star(11, 48, 27)}M-5-22-3 6H3L5-22ZM-4 12V20H4V12Z`,
  },
  mustafa: {
    fill: `${disc(0, -22, 20)}M-40 46C-40 16-24 4 0 4S40 16 40 46Z`,
  },
};

/** The two worlds: a globe of tubes, and a woven knot. @type {Sign[]} */
export const EMBLEMS = [
  {
    line: `${disc(0, 0, 40)}M-40 0H40M0-40C-26-22-26 22 0 40 26 22 26-22 0-40M-34-20H34M-34 20H34`,
  },
  {
    line: "M0-46 46 0 0 46-46 0ZM-30-30H30V30H-30ZM0-20 20 0 0 20-20 0Z",
  },
];

const GUARD = "M0-44 38-28V4C38 26 18 38 0 46-18 38-38 26-38 4V-28Z";

/** What an effect does. @type {Record<string, Sign>} */
export const EFFECTS = {
  destroy: { line: "M-30-30 30 30M30-30-30 30" },
  destroy_safe: { line: `M-16-16 16 16M16-16-16 16${GUARD}` },
  flip: {
    line: "M-36 8A36 36 0 0 1 26-26M36-8A36 36 0 0 1-26 26",
    fill: "M40-40V-10L12-22ZM-40 40V10L-12 22Z",
  },
  discard: { line: "M0-42V18M-34 42H34", fill: "M-26 0H26L0 30Z" },
  bribe: { line: "M-42 0H20", fill: "M8-28 44 0 8 28Z" },
  repeat: { line: "M34-14A36 36 0 1 0 36 10", fill: "M46-40V-4L12-12Z" },
  take_back: { line: "M0 42V-16", fill: "M-28-8H28L0-44Z" },
  remove: { line: "M-38 0H38" },
  recover: { line: "M0-38V38M-38 0H38" },
  draw: { line: "M-32 42V-42H14L32-24V42ZM-14 0H14M-14 18H14" },
  safe: { line: GUARD },
  stabilise: { line: `${GUARD}M-16 0-2 16 20-14` },
  block: { line: `${disc(0, 0, 40)}M-28-28 28 28` },
  protect: { line: GUARD },
  kaboom: { line: "M0-40V10M0 34V38" },
};

/** The effects that last while the tile lies there. */
export const LASTING = ["safe", "stabilise", "block", "protect", "kaboom"];
