/** A text as a sentence of its own: what follows may begin a new one. Empty stays empty. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?\u2026\u3002\uff01\uff1f\u061f]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

const UUID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The reference of a failure as people quote it: eight letters and digits. Of the id of a request these are its beginning, by which
 * the log is searched (I12).
 */
export function shortReference(id: string): string {
  return UUID.exec(id)?.[1]?.toLowerCase() ?? id;
}
