/** A text as a sentence of its own: what follows may begin a new one. Empty stays empty. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?\u2026]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** No answer came at all; it never was an HTTP answer (NT-02). */
const NO_ANSWER = 501;

/**
 * Why something could not be shown, in words for a shopper: a refusal says it itself, a fault of ours or of the network has no words
 * that would help anybody but us, and is found in the log by its reference.
 */
export function failureCause(error: { readonly message: string; readonly status?: number }): string {
  if (error.status === NO_ANSWER) return 'The shop could not be reached.';
  if (error.status === undefined || (error.status >= 500 && error.status !== 503)) return 'Something went wrong on our side.';
  return asSentence(error.message);
}

const UUID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The reference of a failure as people quote it: eight letters and digits. Of the id of a request these are its beginning, by which
 * the log is searched (I12).
 */
export function shortReference(id: string): string {
  return UUID.exec(id)?.[1]?.toLowerCase() ?? id;
}
