/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction M, versions 1 to 10. The result
 * is a square of dark (1) and light (0) modules.
 */

/** By version: bytes in all, bytes of correction in a block, blocks. */
const SIZES = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
/** Where the middles of the small squares lie, by version. */
const ALIGNED = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
/** What each mask turns. @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** @typedef {number[][]} Square  rows of modules */

/** @param {string} text @returns {Square | null} null if the text is too long */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex((_, each) => bytes.length <= capacity(each + 1)) + 1;
  if (!version) return null;
  const codewords = interleaved(encoded(bytes, version), version);
  const { square, fixed } = patterns(version);
  fill(square, fixed, codewords);
  const masked = MASKS.map((_, mask) => withMask(square, fixed, mask));
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** The bytes of data a version holds. @param {number} version */
function room(version) {
  const [all, correction, blocks] = SIZES[version - 1];
  return all - correction * blocks;
}

/** @param {number} version */
function capacity(version) {
  return room(version) - (version < 10 ? 2 : 3);
}

/** Mode, length, data and padding. @param {number[]} bytes @param {number} version */
function encoded(bytes, version) {
  const bits = [...binary(4, 4), ...binary(bytes.length, version < 10 ? 8 : 16)];
  for (const byte of bytes) bits.push(...binary(byte, 8));
  const most = room(version) * 8;
  bits.push(...binary(0, Math.min(4, most - bits.length)));
  bits.push(...binary(0, (8 - (bits.length % 8)) % 8));
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) bits.push(...binary(pad, 8));
  return Array.from({ length: most / 8 }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** @param {number} value @param {number} length */
function binary(value, length) {
  return Array.from({ length }, (_, place) => (value >> (length - 1 - place)) & 1);
}

/** Blocks with their corrections, a byte of each by turns. @param {number[]} data
 * @param {number} version */
function interleaved(data, version) {
  const [all, correction, count] = SIZES[version - 1];
  const short = Math.floor(all / count) - correction;
  const shorts = count - (all % count);
  const divisor = generator(correction);
  /** @type {number[][]} */
  const blocks = [];
  for (let block = 0, from = 0; block < count; block += 1) {
    const length = short + (block < shorts ? 0 : 1);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const corrections = blocks.map((block) => remainder(block, divisor));
  const turns = (/** @type {number[][]} */ rows, /** @type {number} */ length) =>
    Array.from({ length }, (_, place) => rows.map((row) => row[place]))
      .flat()
      .filter((byte) => byte !== undefined);
  return [...turns(blocks, short + 1), ...turns(corrections, correction)];
}

/** The product in the field of 256 elements. @param {number} a @param {number} b */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The polynomial that divides, without its first coefficient. @param {number} degree */
function generator(degree) {
  const found = [...Array(degree - 1).fill(0), 1];
  for (let step = 0, root = 1; step < degree; step += 1, root = times(root, 2)) {
    for (let place = 0; place < degree; place += 1)
      found[place] = times(found[place], root) ^ (found[place + 1] ?? 0);
  }
  return found;
}

/** @param {number[]} data @param {number[]} divisor */
function remainder(data, divisor) {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ /** @type {number} */ (rest.shift());
    rest.push(0);
    divisor.forEach((each, place) => (rest[place] ^= times(each, factor)));
  }
  return rest;
}

/** What is the same in every code of a version, and where it stands. @param {number} version */
function patterns(version) {
  const size = version * 4 + 17;
  const square = Array.from({ length: size }, () => Array(size).fill(0));
  const fixed = Array.from({ length: size }, () => Array(size).fill(0));
  const set = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ dark) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    square[y][x] = dark;
    fixed[y][x] = 1;
  };
  for (let place = 0; place < size; place += 1) {
    set(place, 6, (place + 1) % 2);
    set(6, place, (place + 1) % 2);
  }
  const ring = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ far) => {
    for (let down = -far; down <= far; down += 1)
      for (let across = -far; across <= far; across += 1) {
        const away = Math.max(Math.abs(across), Math.abs(down));
        set(x + across, y + down, away === far - (far === 4 ? 2 : 1) || away === 4 ? 0 : 1);
      }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) ring(x, y, 4);
  const last = size - 7;
  for (const x of ALIGNED[version - 1])
    for (const y of ALIGNED[version - 1]) {
      const corner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!corner) ring(x, y, 2);
    }
  drawFormat(set, size, 0);
  if (version >= 7) drawVersion(set, size, version);
  return { square, fixed };
}

/**
 * Error correction and mask, twice.
 * @param {(x: number, y: number, dark: number) => void} set
 * @param {number} size
 * @param {number} mask
 */
function drawFormat(set, size, mask) {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (/** @type {number} */ place) => (bits >> place) & 1;
  for (let place = 0; place < 6; place += 1) set(8, place, bit(place));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let place = 9; place < 15; place += 1) set(14 - place, 8, bit(place));
  for (let place = 0; place < 8; place += 1) set(size - 1 - place, 8, bit(place));
  for (let place = 8; place < 15; place += 1) set(8, size - 15 + place, bit(place));
  set(8, size - 8, 1);
}

/**
 * @param {(x: number, y: number, dark: number) => void} set
 * @param {number} size
 * @param {number} version
 */
function drawVersion(set, size, version) {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let place = 0; place < 18; place += 1) {
    const [across, down] = [size - 11 + (place % 3), Math.floor(place / 3)];
    set(across, down, (bits >> place) & 1);
    set(down, across, (bits >> place) & 1);
  }
}

/** The data in columns of two, up and down. @param {Square} square @param {Square} fixed
 * @param {number[]} codewords */
function fill(square, fixed, codewords) {
  const size = square.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const up = ((right + 1) & 2) === 0;
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue;
        square[y][x] = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        bit += 1;
      }
    }
  }
}

/** @param {Square} square @param {Square} fixed @param {number} mask */
function withMask(square, fixed, mask) {
  const turned = square.map((row, y) =>
    row.map((dark, x) => (!fixed[y][x] && MASKS[mask](x, y) ? 1 - dark : dark)),
  );
  drawFormat((x, y, dark) => (turned[y][x] = dark), square.length, mask);
  return turned;
}

/** How hard a square is to read. @param {Square} square */
function penalty(square) {
  const size = square.length;
  const columns = square.map((_, x) => square.map((row) => row[x]));
  let sum = 0;
  for (const line of [...square, ...columns]) {
    const text = line.join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const four = square[y][x] + square[y - 1][x] + square[y][x - 1] + square[y - 1][x - 1];
      if (four % 4 === 0) sum += 3;
    }
  const dark = square.flat().reduce((all, each) => all + each, 0) / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
