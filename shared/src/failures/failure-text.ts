import type { ErrorBody, ErrorItem } from '../contract/errors';
import { asSentence, formatList, shortReference, toUnicode } from '../domain';
import { withDetails, type DetailEntry } from '../domain/error-details';
import type { Translate } from '../i18n';
import type { Message } from '../message-format';
import * as messages from './messages';

/** The status of a call without any HTTP response (NT-02). */
const NO_ANSWER = 501;
/** A service that the shop needs is unavailable, or overloaded. */
const UNAVAILABLE = 503;

/** Whether the failure is a fault of ours: a defect, or an unreadable response. A 503 is not, as it says when to try again. */
const isFault = (status: number | undefined): boolean =>
  status === undefined || status < 400 || (status >= 500 && status !== UNAVAILABLE);

/** The fields of an `ApiError` that are shown; other errors have none. */
interface Failure {
  readonly message: string;
  readonly status: number;
  readonly body: ErrorBody;
  readonly requestId: string;
  /** Set for a response that the client could not read, or that was empty (NT-04, NT-05, NT-07). */
  readonly clientCode: string;
}

const getParts = (error: unknown): Partial<Failure> => (typeof error === 'object' && error !== null ? error : {});

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** Formats a parameter for a message (`shared/errors`): domains in their own script, lists and times as text. */
function formatParam(name: string, value: unknown, language: string): unknown {
  if (Array.isArray(value)) return formatList(value.map(toUnicode), language);
  if (typeof value !== 'string') return value;
  if (name === 'domain') return toUnicode(value);
  // A calendar day is the same in every time zone.
  if (DAY.test(value))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  return INSTANT.test(value)
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(value))
    : value;
}

/**
 * Returns the message of a code in the page's language; the server's own message (`text`) until `shared/errors` has loaded, and for a code
 * of a newer server.
 */
function codeText(t: Translate, id: string, params: Readonly<Record<string, unknown>> = {}, text: string): string {
  const entries = Object.entries(params).map(([name, value]) => [name, formatParam(name, value, t.language)]);
  const count = Object.values(params).find(Array.isArray)?.length;
  return t([id, text] as Message<Record<string, unknown>>, { ...Object.fromEntries(entries), count, text });
}

/** Returns the text of a list entry: the message of its code, else the server's own text. */
export function detailText(entry: ErrorItem, t: Translate): string {
  return findDetailText(entry, t) ?? entry.msg ?? entry.reason ?? '';
}

function findDetailText({ code, params }: DetailEntry, t: Translate): string | undefined {
  return (typeof code === 'string' && codeText(t, `detail ${code}`, params as DetailEntry, '')) || undefined;
}

/** Returns the text of an API error. The end of a session always has the same text (NT-03). */
function refusalText({ message = '', status, body }: Partial<Failure>, t: Translate): string {
  if (!body?.code || status === 401 || status === 403) return message;
  const own = codeText(t, body.code, body.params, body.message);
  return withDetails(own, body, (entry) => findDetailText(entry, t)) || message;
}

/**
 * Explains to the shopper why something could not be shown. An API error has its own text. For a fault of ours or of the network, details
 * would help only us, so the text gives the reference for the log.
 */
export function failureCause(error: Pick<Failure, 'message'> & Partial<Failure>, t: Translate): string {
  if (error.status === NO_ANSWER) return t(messages.notReached);
  return isFault(error.status) ? t(messages.fault) : asSentence(refusalText(error, t));
}

function faultText({ message = '', status, clientCode }: Partial<Failure>, t: Translate): string {
  // The client's own finding is useful to support.
  if (status === NO_ANSWER) return t(messages.unreachable, { cause: message });
  return clientCode === undefined ? t(messages.faultRetry) : t(messages.faultBecause, { cause: message });
}

/**
 * Formats the cause of a failure, what to do about it and, if it is our fault, the reference to quote (I12): whole sentences that follow
 * the one that says what failed. The text of an API error already says what to do.
 * @param error anything thrown; anything but a response of the shop counts as our fault
 */
export function failureText(error: unknown, t: Translate): string {
  const failure = getParts(error);
  const { status, requestId } = failure;
  const isOurs = isFault(status) || status === UNAVAILABLE;
  const text = isFault(status) ? faultText(failure, t) : asSentence(refusalText(failure, t));
  return isOurs && requestId ? t(messages.quoted, { text, reference: shortReference(requestId) }) : text;
}
