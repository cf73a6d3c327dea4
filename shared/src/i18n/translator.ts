import { Fragment, createElement, type ReactNode } from 'react';
import { format, type Compiled, type Message } from '../message-format';
import type { Translate } from './message';

/** Joins strings to one text; if there are other pieces, all become children of one element and need no keys. */
function join(pieces: readonly ReactNode[]): ReactNode {
  return pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : createElement(Fragment, undefined, ...pieces);
}

/** Compiled messages and whole documents, by id. */
export type Translations = Readonly<Record<string, Compiled>>;

/**
 * Creates a `Translate` for one language.
 * @param language BCP 47
 * @param translations missing ones fall back to English; may grow, as pages add their own
 */
export function translator(language: string, translations: Translations = {}): Translate {
  const say = ([id, english]: Message, params: Readonly<Record<string, unknown>> = {}) =>
    format<ReactNode>(translations[id] ?? english, language, params, join);
  const document = (id: string, english: unknown) => translations[id] ?? english;
  return Object.assign(say, { language, document }) as Translate;
}
