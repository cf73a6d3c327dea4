import type { Compiled } from './message';

/** The codes that the compiler, icu-minify, puts after a parameter's name. For a tag, its children are in that place. */
const SELECT = 1;
const ORDINAL = 3;
/** Stands for `#`. */
const COUNT = 0;

/**
 * Caches by language, for plurals prefixed with their type: on a phone, creating a formatter takes longer than formatting all messages with
 * it.
 */
const numbers: Record<string, Intl.NumberFormat> = {};
const plurals: Record<string, Intl.PluralRules> = {};

type Params = Readonly<Record<string, unknown>>;
type Node = string | number | readonly [name: string, kind?: unknown, branches?: Readonly<Record<string, Compiled>>];

/**
 * Formats a message in one language. The runtime of icu-minify would do the same, but is twice as large, as it also formats dates and
 * numbers, which are passed as text here.
 * @param language BCP 47
 * @param join combines adjacent pieces, which are text and rendered tags
 */
export function format<Piece>(
  message: Compiled,
  language: string,
  params: Params,
  join: (pieces: readonly (string | Piece)[]) => string | Piece,
): string | Piece {
  /** @param count the number of the enclosing plural */
  function listPieces(part: Compiled | number, count?: number): (string | Piece)[] {
    const number = () => (numbers[language] ??= new Intl.NumberFormat(language)).format(count as number);
    const nodes = (Array.isArray(part) ? part : [part]) as readonly Node[];
    return nodes.flatMap((node): (string | Piece)[] => {
      if (typeof node === 'string') return [node];
      if (typeof node === 'number') return [number()];
      const [name, kind, branches = {}] = node;
      const value = params[name];
      if (kind === undefined) return [String(value)];
      if (typeof kind !== 'number' || kind === COUNT)
        return [(value as (words: string | Piece) => Piece)(join(listPieces(node.slice(1) as Compiled, count)))];
      if (kind === SELECT) return listPieces((branches[String(value)] ?? branches.other) as Compiled, count);
      const type = kind === ORDINAL ? 'ordinal' : 'cardinal';
      const rules = (plurals[type + language] ??= new Intl.PluralRules(language, { type }));
      const branch = branches[`=${value}`] ?? branches[rules.select(value as number)] ?? branches.other;
      return listPieces(branch as Compiled, value as number);
    });
  }
  return join(listPieces(message));
}
