import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The package's code only exports the path of this file. */
const wordListPath = (): string => join(dirname(createRequire(import.meta.url).resolve('word-list')), 'words.txt');

export interface Words extends Iterable<string> {
  has(word: string): boolean;
}

const NEW_LINE = 0x0a;
const BEGINNING = 2;

/**
 * A list of a quarter of a million words, of which a search needs a few dozen. Loading all of them into one set would cost more than the
 * rest of the first search; instead, words with the same first two letters become a set on first use.
 */
class WordList implements Words {
  readonly #lines: Buffer;
  /** Range of the words with the same first two letters. */
  readonly #places = new Map<number, { readonly start: number; end: number }>();
  readonly #sets = new Map<string, ReadonlySet<string>>();

  /** @param lines one word each, in ASCII, with at least two letters */
  constructor(lines: Buffer) {
    this.#lines = lines;
    for (let start = 0; start < lines.length;) {
      const next = lines.indexOf(NEW_LINE, start);
      const end = next === -1 ? lines.length : next;
      const beginning = lines.readUInt16BE(start);
      const place = this.#places.get(beginning);
      if (place) place.end = end;
      else this.#places.set(beginning, { start, end });
      start = end + 1;
    }
  }

  has(word: string): boolean {
    const beginning = word.slice(0, BEGINNING);
    let among = this.#sets.get(beginning);
    if (!among) {
      const bytes = Buffer.from(beginning);
      const place = bytes.length === BEGINNING ? this.#places.get(bytes.readUInt16BE()) : undefined;
      if (!place) return false;
      among = new Set(this.#read(place.start, place.end));
      this.#sets.set(beginning, among);
    }
    return among.has(word);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#read(0, this.#lines.length).values();
  }

  #read(start: number, end: number): readonly string[] {
    return this.#lines.toString('latin1', start, end).split('\n');
  }
}

let words: Promise<Words> | undefined;

/** Returns the English words with at least two letters; read from disk on first use, then cached. */
export function dictionary(): Promise<Words> {
  words ??= readFile(wordListPath()).then(
    (lines) => new WordList(lines),
    (error: unknown) => {
      words = undefined;
      throw error;
    },
  );
  return words;
}

/** Splits a label at a hyphen, or into two words of three or more letters, near its middle; null if that is impossible. */
export function splitCompound(label: string, known: Words): readonly [string, string] | null {
  const hyphen = label.indexOf('-');
  if (hyphen > 0) {
    const [head, tail] = [label.slice(0, hyphen), label.slice(hyphen + 1)];
    return known.has(head) && known.has(tail) ? [head, tail] : null;
  }
  const middle = label.length / 2;
  let best: readonly [string, string] | null = null;
  for (let cut = 3; cut <= label.length - 3; cut += 1) {
    const head = label.slice(0, cut);
    const tail = label.slice(cut);
    const nearer = best === null || Math.abs(cut - middle) < Math.abs(best[0].length - middle);
    if (nearer && known.has(head) && known.has(tail)) best = [head, tail];
  }
  return best;
}
