/**
 * Sentences in the reader's language, from the same Fluent files and by the same rules as
 * `ludoteka/texts/catalogue.py`: the numbers of a word become variables named for their kinds
 * (`$tile`, a second one `$tile2`), a name also brings its forms (`$tile-acc`) and its plain word
 * (`$tile-key`), and the names of a literal kind share one message.
 */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { fetchJson, fetchText } from "./http.js";
import { kept, keep } from "./memory.js";

/** @typedef {import("../messages.js").Vocabulary} Vocabulary */
/** @typedef {Record<string, string | number>} Values */

export const LANGUAGES = { en: "English", hu: "Magyar", pl: "Polski", es: "Español" };

/**
 * A whole number in a sentence: no grouping, and a minus that is no hyphen, as in
 * `texts/numbers.py`.
 */
class Whole extends FluentNumber {
  /** @param {Parameters<FluentNumber["toString"]>[0]} [scope] */
  toString(scope) {
    return withMinus(super.toString(scope));
  }
}

/** Messages of one language, formatted by id. */
export class Lines {
  /** @param {string} language @param {string[]} sources */
  constructor(language, sources) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  /** More messages. @param {string} source */
  add(source) {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return this;
  }

  /** @param {string} id */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** A sentence with its values filled in. @param {string} id @param {Values} [values] */
  line(id, values = {}) {
    return this.forms(id, values)[""];
  }

  /** A message by "", and its attributes by theirs. @param {string} id @param {Values} values */
  forms(id, values) {
    const message = this.bundle.getMessage(id);
    /** @type {Record<string, string>} */
    const told = {};
    if (!message || message.value === null) {
      console.error(`missing text: ${id} (${this.language})`);
      told[""] = `[${id}]`;
      return told;
    }
    /** @type {Record<string, string | FluentNumber>} */
    const given = {};
    for (const [name, value] of Object.entries(values)) {
      given[name] = typeof value === "number" ? new Whole(value, { useGrouping: false }) : value;
    }
    for (const [form, text] of Object.entries({ "": message.value, ...message.attributes })) {
      /** @type {Error[]} */
      const errors = [];
      told[form] = this.bundle.formatPattern(text, given, errors);
      if (errors.length) console.error(`text ${id} (${this.language}): ${errors}`);
    }
    return told;
  }

  /** A number with so many decimals. @param {number} value @param {number} digits */
  number(value, digits) {
    return this.figure(value, "decimal", digits);
  }

  /** A share of 1 in per cent. @param {number} value @param {number} [digits] */
  share(value, digits = 0) {
    return this.figure(value, "percent", digits);
  }

  /** @param {number} value @param {"decimal" | "percent"} style @param {number} digits */
  figure(value, style, digits) {
    return withMinus(
      new Intl.NumberFormat(this.language, {
        style,
        useGrouping: false,
        signDisplay: "negative",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(value),
    );
  }

  /** What is wrong and what to do. @param {string} code @param {Values} values */
  fault(code, values = {}) {
    const id = code.startsWith("web-") ? code : `fault-${code}`;
    return this.has(id) ? this.line(id, values) : this.line("web-fault", { code });
  }
}

/** The texts of one game in one language. `names` are the names of the seats. */
export class GameTexts extends Lines {
  /** @param {string} language @param {string[]} sources @param {Vocabulary} words */
  constructor(language, sources, words) {
    super(language, sources);
    this.words = words;
    /** @type {Map<string, Record<string, string>>} */
    this.known = new Map();
  }

  /** @param {string} kind @param {number} index */
  name(kind, index) {
    return this.namedForms(kind, index)[""];
  }

  /**
   * What a card or tile does; empty if there is nothing to tell.
   * @param {string} kind
   * @param {number} index
   */
  description(kind, index) {
    const id = nameId(kind, this.words.kinds[kind][index]) + "-text";
    return this.has(id) ? this.line(id) : "";
  }

  /** Where the printed facts come from. @param {string} kind @param {number} index */
  source(kind, index) {
    const mark = this.words.sources[kind]?.[index];
    return mark ? this.line(`source-${mark}`) : "";
  }

  /** @param {string} verb @param {number[]} args @param {string[]} names */
  move(verb, args, names) {
    return this.line(`move-${verb}`, this.values(this.words.verbs[verb], args, names));
  }

  /** @param {string} word @param {number[]} args @param {string[]} names */
  note(word, args, names) {
    return this.line(`note-${word}`, this.values(this.words.notes[word], args, names));
  }

  /** @param {string} word @param {number[]} about @param {string[]} names */
  prompt(word, about, names) {
    return this.line(`prompt-${word}`, this.values(this.words.prompts[word], about, names));
  }

  /** @param {string} word @param {number[]} args @param {string[]} names */
  refusal(word, args, names) {
    return this.line(`refusal-${word}`, this.values(this.words.refusals[word], args, names));
  }

  /** @param {string} id @param {string} [value] */
  option(id, value) {
    return this.line(value === undefined ? nameId("option", id) : nameId("option", id, value));
  }

  /** @param {string} kind @param {number} index */
  namedForms(kind, index) {
    const place = `${kind} ${index}`;
    let forms = this.known.get(place);
    if (!forms) {
      const key = this.words.kinds[kind][index];
      const plain = /^\d+$/.test(key) ? Number(key) : key;
      forms = this.words.literal.includes(kind)
        ? this.forms(kind, { key: plain })
        : this.forms(nameId(kind, key), {});
      this.known.set(place, forms);
    }
    return forms;
  }

  /** @param {string} kinds @param {number[]} args @param {string[]} names */
  values(kinds, args, names) {
    /** @type {Values} */
    const values = {};
    /** @type {Record<string, number>} */
    const count = {};
    (kinds ? kinds.split(" ") : []).forEach((kind, place) => {
      count[kind] = (count[kind] ?? 0) + 1;
      const variable = count[kind] === 1 ? kind : `${kind}${count[kind]}`;
      const value = args[place];
      if (kind === "seat") values[variable] = names[value];
      else if (kind === "number") values[variable] = value;
      else {
        values[`${variable}-key`] = this.words.kinds[kind][value];
        for (const [form, text] of Object.entries(this.namedForms(kind, value))) {
          values[form ? `${variable}-${form}` : variable] = text;
        }
      }
    });
    return values;
  }
}

/** @param {string} text */
function withMinus(text) {
  return text.replace("-", "−");
}

/**
 * The message id of words of the code: ("tile", "fast_food") is `tile-fast-food`.
 * @param {string[]} words
 */
export function nameId(...words) {
  return words.join("-").replaceAll("_", "-");
}

/** @type {Map<string, Promise<string>>} */
const files = new Map();
/** @type {Map<string, Promise<Vocabulary>>} */
const vocabularies = new Map();

/** @param {string} path */
function file(path) {
  let found = files.get(path);
  if (!found) files.set(path, (found = fetchText(path)));
  found.catch(() => files.delete(path));
  return found;
}

/** @param {string} game @returns {Promise<Vocabulary>} */
export function vocabulary(game) {
  let found = vocabularies.get(game);
  if (!found) vocabularies.set(game, (found = fetchJson(`/api/games/${game}/words`)));
  found.catch(() => vocabularies.delete(game));
  return found;
}

/** @param {string} game @param {string} language */
export async function gameTexts(game, language) {
  const [shared, own, words] = await Promise.all([
    file(`/api/texts/${language}/shared.ftl`),
    file(`/api/texts/${language}/${game}.ftl`),
    vocabulary(game),
  ]);
  const found = new GameTexts(language, [shared, own], words);
  spoken.set(game, found);
  return found;
}

/**
 * What stands beside the boxes on the shelf, by game.
 * @param {string} language
 * @returns {Promise<Record<string, Lines>>}
 */
export async function shelfTexts(language) {
  const [shared, told] = await Promise.all([
    file(`/api/texts/${language}/shared.ftl`),
    file(`/api/texts/${language}/shelf`),
  ]);
  /** @type {Record<string, Lines>} */
  const named = {};
  for (const [game, own] of Object.entries(JSON.parse(told))) {
    named[game] = new Lines(language, [shared, own]);
    spoken.set(game, named[game]);
  }
  return named;
}

/** What games said last. @type {Map<string, Lines>} */
const spoken = new Map();

/**
 * Sentences of a game whose texts are here, and of the page.
 * @param {string} game
 * @returns {(id: string, values?: Values) => string}
 */
export function lineOf(game) {
  return (id, values) => (spoken.get(game) ?? /** @type {Lines} */ (texts.value)).line(id, values);
}

/** The language of the page, and its texts once they are here. */
export const language = signal(firstLanguage());
export const texts = signal(/** @type {Lines | null} */ (null));

/** @param {string} wanted */
export async function speak(wanted) {
  const shared = await file(`/api/texts/${wanted}/shared.ftl`);
  texts.value = new Lines(wanted, [shared]);
  language.value = wanted;
  keep("language", wanted);
  document.documentElement.lang = wanted;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("web-welcome-text"));
}

/** What went wrong, in a sentence of the page. @param {{code: string, values: Values}} fault */
export function faultLine(fault) {
  return /** @type {Lines} */ (texts.value).fault(fault.code, fault.values);
}

/** A sentence of the page. @param {string} id @param {Values} [values] */
export function t(id, values) {
  return /** @type {Lines} */ (texts.value).line(id, values);
}

/** What a seat is called that nobody has named. @param {number} seat @param {boolean} bot */
export function seatName(seat, bot) {
  return t(bot ? "bot-names" : "person-names").split(", ")[seat];
}

/** @param {number} share */
export function percent(share) {
  return /** @type {Lines} */ (texts.value).share(share);
}

function firstLanguage() {
  const asked = new URLSearchParams(location.search).get("lang") ?? kept("language", "");
  const wished = [asked, ...navigator.languages.map((each) => each.slice(0, 2))];
  return wished.find((each) => each in LANGUAGES) ?? "en";
}
