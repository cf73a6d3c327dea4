import { pageLanguage } from './page-language';

/** Ends a text as a sentence, so that another one can follow. Empty text stays empty. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?\u2026\u3002\uff01\uff1f\u061f]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Removes the full stop, so that the sentence can be part of another. */
export const withoutFullStop = (text: string): string => text.replace(/[.\u3002]\s*$/, '');

/** Joins sentences; Japanese has no space between them. @param language BCP 47; by default, that of the page */
export const joinSentences = (sentences: readonly string[], language = pageLanguage()): string =>
  sentences.join(language.startsWith('ja') ? '' : ' ');

const UUID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Shortens the reference of a failure for people to quote: of a request id, the first eight characters, by which the log can be searched
 * (I12).
 */
export function shortReference(id: string): string {
  return UUID.exec(id)?.[1]?.toLowerCase() ?? id;
}
