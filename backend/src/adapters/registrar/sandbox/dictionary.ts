import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The package's own code does nothing but name this file. */
const wordListPath = (): string => join(dirname(createRequire(import.meta.url).resolve('word-list')), 'words.txt');

let words: Promise<ReadonlySet<string>> | undefined;

/** English words from two letters on; read from disk when first asked for, then kept. */
export function dictionary(): Promise<ReadonlySet<string>> {
  words ??= readFile(wordListPath(), 'utf8').then(
    (text) => new Set(text.split('\n')),
    (error: unknown) => {
      words = undefined;
      throw error;
    },
  );
  return words;
}

/**
 * Splits a label into two words of at least three letters, the cut nearest to its middle; null when there is none. A hyphen
 * is a cut.
 */
export function splitCompound(label: string, known: ReadonlySet<string>): readonly [string, string] | null {
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
