import { Fragment, createElement, type ReactNode } from 'react';
import { format, type Compiled, type Message } from '../message-format';
import type { Translate } from './message';

/** Neighbouring strings are one text for React; several pieces become children of one element, which need no keys. */
function joined(pieces: readonly ReactNode[]): ReactNode {
  return pieces.every((piece) => typeof piece === 'string')
    ? pieces.join('')
    : createElement(Fragment, undefined, ...pieces);
}

/**
 * Says messages in one language.
 * @param language BCP 47
 * @param translations by the id of the message; what is missing is said in English
 */
export function translator(language: string, translations: Readonly<Record<string, Compiled>> = {}): Translate {
  const say = ([id, english]: Message, params: Readonly<Record<string, unknown>> = {}) =>
    format<ReactNode>(translations[id] ?? english, language, params, joined);
  return Object.assign(say, { language }) as Translate;
}
