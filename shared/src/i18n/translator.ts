import { Fragment, createElement, type ReactNode } from 'react';
import type { Compiled, Message, Tag, Translate } from './message';

/** What the compiler, icu-minify, puts behind the name of a parameter; a tag has its children there. */
const SELECT = 1;
const ORDINAL = 3;
/** In the place of a `#`. */
const COUNT = 0;

type Params = Readonly<Record<string, unknown>>;
type Node = string | number | readonly [name: string, kind?: unknown, branches?: Readonly<Record<string, Compiled>>];

/** Neighbouring strings are one text for React; several pieces become children of one element, which need no keys. */
function joined(pieces: readonly ReactNode[]): ReactNode {
  return pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : createElement(Fragment, undefined, ...pieces);
}

/** @param count what the plural around says a number of */
function piecesOf(message: Compiled | number, params: Params, language: string, count?: number): ReactNode[] {
  const number = () => new Intl.NumberFormat(language).format(count as number);
  const nodes = (Array.isArray(message) ? message : [message]) as readonly Node[];
  return nodes.flatMap((node): ReactNode[] => {
    if (typeof node === 'string') return [node];
    if (typeof node === 'number') return [number()];
    const [name, kind, branches = {}] = node;
    const value = params[name];
    if (kind === undefined) return [String(value)];
    if (typeof kind !== 'number' || kind === COUNT)
      return [(value as Tag)(joined(piecesOf(node.slice(1) as Compiled, params, language, count)))];
    if (kind === SELECT)
      return piecesOf((branches[String(value)] ?? branches.other) as Compiled, params, language, count);
    const category = new Intl.PluralRules(language, { type: kind === ORDINAL ? 'ordinal' : 'cardinal' });
    const branch = branches[`=${value}`] ?? branches[category.select(value as number)] ?? branches.other;
    return piecesOf(branch as Compiled, params, language, value as number);
  });
}

/** Compiled messages by the ids under which they ship. */
export type Translations = Readonly<Record<string, Compiled>>;

/**
 * Says messages in one language. The runtime of icu-minify would do the same for twice the bytes: it formats dates and numbers as well,
 * which come here as text.
 * @param language BCP 47
 * @param translations what is missing is said in English; may grow, as pages bring their own
 */
export function translator(language: string, translations: Translations = {}): Translate {
  const say = ([id, english]: Message, params: Params = {}) =>
    joined(piecesOf(translations[id] ?? english, params, language));
  return Object.assign(say, { language }) as Translate;
}
