/** A text as a sentence of its own: what follows may begin a new one. Empty stays empty. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || /[.!?\u2026]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** No answer came at all; it never was an HTTP answer (NT-02). */
const NO_ANSWER = 501;
/** Something the shop needs is unavailable, or it is too busy. */
const UNAVAILABLE = 503;

/**
 * Why something could not be shown, in words for a shopper: a refusal says it itself, a fault of ours or of the network has no words
 * that would help anybody but us, and is found in the log by its reference.
 */
export function failureCause(error: { readonly message: string; readonly status?: number }): string {
  if (error.status === NO_ANSWER) return 'The shop could not be reached.';
  if (isFault(error.status)) return 'Something went wrong on our side.';
  return asSentence(error.message);
}

/** Whether nobody meant to answer this: a defect, or an answer that could not be read. A 503 says when to come back. */
const isFault = (status: number | undefined): boolean =>
  status === undefined || status < 400 || (status >= 500 && status !== UNAVAILABLE);

interface Failure {
  readonly message: string;
  readonly status: number;
  /** Under which the log has the request. */
  readonly requestId: string;
  /** Of an answer that the client could not read, or that said nothing (NT-04, NT-05, NT-07). */
  readonly clientCode: string;
}

/**
 * The cause of a failure, what to do about it and, where it is ours, the reference to quote (I12): whole sentences to follow the one
 * that says what was not done. What a refusal says already tells what to do.
 * @param error what was thrown; anything but an answer of the shop is a fault of ours
 */
export function failureText(error: unknown): string {
  const { message = '', status, clientCode } = partsOf(error);
  const plain = failureCause({ message, ...(status !== undefined && { status }) });
  const reference = referenceOf(error);
  const quote = reference ? ` If it happens again, send us reference ${shortReference(reference)}.` : '';
  if (!isFault(status)) return plain + quote;
  // What the client itself has noticed helps who is asked for help.
  const isClients = status === NO_ANSWER || clientCode !== undefined;
  const cause = isClients ? `${plain.slice(0, -1)} (${message}).` : plain;
  return `${cause} ${status === NO_ANSWER ? 'Check your connection and try again.' : 'Try again in a moment.'}${quote}`;
}

/** Under which the log says more of a failure; undefined for a refusal, which has said all, and where no answer came (I12). */
function referenceOf(error: unknown): string | undefined {
  const { status, requestId } = partsOf(error);
  return isFault(status) || status === UNAVAILABLE ? requestId : undefined;
}

const partsOf = (error: unknown): Partial<Failure> => (typeof error === 'object' && error !== null ? error : {});

const UUID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The reference of a failure as people quote it: eight letters and digits. Of the id of a request these are its beginning, by which
 * the log is searched (I12).
 */
export function shortReference(id: string): string {
  return UUID.exec(id)?.[1]?.toLowerCase() ?? id;
}
