import { Fragment, createElement, type ReactNode } from 'react';
import { format, type Compiled, type Message } from '../message-format';
import type { Translate } from './message';

/** Neighbouring strings are one text for React; several pieces become children of one element, which need no keys. */
function joined(pieces: readonly ReactNode[]): ReactNode {
  return pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : createElement(Fragment, undefined, ...pieces);
}

/** Compiled messages by the ids under which they ship, and whole documents by theirs. */
export type Translations = Readonly<Record<string, Compiled>>;

/**
 * Says messages in one language.
 * @param language BCP 47
 * @param translations what is missing is said in English; may grow, as pages bring their own
 */
export function translator(language: string, translations: Translations = {}): Translate {
  const say = ([id, english]: Message, params: Readonly<Record<string, unknown>> = {}) =>
    format<ReactNode>(translations[id] ?? english, language, params, joined);
  const document = (id: string, english: unknown) => translations[id] ?? english;
  return Object.assign(say, { language, document }) as Translate;
}
