/**
 * A few short sounds, made here by WebAudio: dice, a card, your turn, the end. Off until wanted;
 * whatever they tell can be seen as well.
 */
import { signal } from "@preact/signals";
import { keep, kept } from "./memory.js";

/** @typedef {import("../messages.js").State} State */
/** @typedef {"dice" | "card" | "turn" | "end"} Sound */

export const sounding = signal(kept("sounds", false));

/** @type {AudioContext | undefined} */
let context;

/** Switch them on or off; what is switched on is heard at once. */
export function toggleSounds() {
  sounding.value = !sounding.value;
  keep("sounds", sounding.value);
  play("turn");
}

/** @param {Sound} sound */
export function play(sound) {
  if (!sounding.value) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") context.resume();
    SOUNDS[sound](context, context.currentTime + 0.01);
  } catch {
    // A device without sound plays as well.
  }
}

/**
 * What is to be heard of a new state of the table.
 * @param {State | null} before
 * @param {State} now
 * @returns {Sound | null}
 */
export function soundOf(before, now) {
  if (!before || now.seq <= before.seq) return null;
  if (now.over && !before.over) return "end";
  if (now.offers.length && !before.offers.length) return "turn";
  if (now.entries.some(([kind, prompt]) => kind === "c" && /dice|die|roll/.test(`${prompt}`)))
    return "dice";
  return now.entries.some(([kind]) => kind === "m") ? "card" : null;
}

/** @type {Record<Sound, (audio: AudioContext, at: number) => void>} */
const SOUNDS = {
  dice(audio, at) {
    for (const [late, loud] of [
      [0, 1],
      [0.07, 0.7],
      [0.12, 0.9],
      [0.2, 0.5],
      [0.27, 0.3],
    ])
      noise(audio, at + late, { last: 0.045, loud: 0.3 * loud, low: 1400 + 900 * loud });
  },
  card(audio, at) {
    noise(audio, at, { last: 0.09, loud: 0.12, low: 2600 });
  },
  turn(audio, at) {
    tone(audio, at, 587, 0.16);
    tone(audio, at + 0.11, 880, 0.24);
  },
  end(audio, at) {
    [523, 659, 784, 1047].forEach((pitch, place) => tone(audio, at + place * 0.12, pitch, 0.4));
  },
};

/**
 * A soft bell.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} pitch
 * @param {number} last
 */
function tone(audio, at, pitch, last) {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.connect(fading(audio, at, last, 0.14));
  source.start(at);
  source.stop(at + last);
}

/**
 * Something hard or rustling.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {{last: number, loud: number, low: number}} how
 */
function noise(audio, at, { last, loud, low }) {
  const length = Math.ceil(audio.sampleRate * last);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: low, Q: 1.2 });
  source.connect(filter).connect(fading(audio, at, last, loud));
  source.start(at);
}

/**
 * Loud at once, then fading.
 * @param {AudioContext} audio
 * @param {number} at
 * @param {number} last
 * @param {number} loud
 */
function fading(audio, at, last, loud) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, at + last);
  gain.connect(audio.destination);
  return gain;
}
