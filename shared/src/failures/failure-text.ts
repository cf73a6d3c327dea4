import type { ErrorBody, ErrorItem } from '../contract/errors';
import { asSentence, formatList, shortReference, toUnicode } from '../domain';
import { withDetails, type DetailEntry } from '../domain/error-details';
import type { Translate } from '../i18n';
import type { Message } from '../message-format';
import * as messages from './messages';

/** No answer came at all; it never was an HTTP answer (NT-02). */
const NO_ANSWER = 501;
/** Something the shop needs is unavailable, or it is too busy. */
const UNAVAILABLE = 503;

/** Whether nobody meant to answer this: a defect, or an answer that could not be read. A 503 says when to come back. */
const isFault = (status: number | undefined): boolean =>
  status === undefined || status < 400 || (status >= 500 && status !== UNAVAILABLE);

/** The parts of an `ApiError` that are told; anything else that was thrown has none. */
interface Failure {
  readonly message: string;
  readonly status: number;
  /** The refusal as the server wrote it. */
  readonly body: ErrorBody;
  /** Under which the log has the request. */
  readonly requestId: string;
  /** Of an answer that the client could not read, or that said nothing (NT-04, NT-05, NT-07). */
  readonly clientCode: string;
}

const getParts = (error: unknown): Partial<Failure> => (typeof error === 'object' && error !== null ? error : {});

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/** A parameter as a message takes it (`shared/errors`): names as people read them, lists and times as text. */
function shown(name: string, value: unknown, language: string): unknown {
  if (Array.isArray(value)) return formatList(value.map(toUnicode), language);
  if (typeof value !== 'string') return value;
  if (name === 'domain') return toUnicode(value);
  // That day wherever the person is.
  if (DAY.test(value))
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  return INSTANT.test(value)
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(value))
    : value;
}

/**
 * The message of a code in the language of the page. Until `shared/errors` is there, and of a code that only a later server knows, it is
 * `said`, what the server says itself.
 */
function codeText(t: Translate, id: string, params: Readonly<Record<string, unknown>> = {}, said: string): string {
  const entries = Object.entries(params).map(([name, value]) => [name, shown(name, value, t.language)]);
  const count = Object.values(params).find(Array.isArray)?.length;
  return t([id, said] as Message<Record<string, unknown>>, { ...Object.fromEntries(entries), count, said });
}

/** What an entry of a list of problems says: a message by its code, else the server's own words. */
export function detailText(entry: ErrorItem, t: Translate): string {
  return knownDetail(entry, t) ?? entry.msg ?? entry.reason ?? '';
}

function knownDetail({ code, params }: DetailEntry, t: Translate): string | undefined {
  return (typeof code === 'string' && codeText(t, `detail ${code}`, params as DetailEntry, '')) || undefined;
}

/** What a refusal says. The end of a session is told in one way, whatever ended it (NT-03). */
function refusalText({ message = '', status, body }: Partial<Failure>, t: Translate): string {
  if (!body?.code || status === 401 || status === 403) return message;
  const own = codeText(t, body.code, body.params, body.message);
  return withDetails(own, body, (entry) => knownDetail(entry, t)) || message;
}

/**
 * Why something could not be shown, in words for a shopper: a refusal says it itself, a fault of ours or of the network has no words
 * that would help anybody but us, and is found in the log by its reference.
 */
export function failureCause(error: Pick<Failure, 'message'> & Partial<Failure>, t: Translate): string {
  if (error.status === NO_ANSWER) return t(messages.notReached);
  return isFault(error.status) ? t(messages.fault) : asSentence(refusalText(error, t));
}

function faultText({ message = '', status, clientCode }: Partial<Failure>, t: Translate): string {
  // What the client itself has noticed helps who is asked for help.
  if (status === NO_ANSWER) return t(messages.unreachable, { cause: message });
  return clientCode === undefined ? t(messages.faultRetry) : t(messages.faultBecause, { cause: message });
}

/**
 * The cause of a failure, what to do about it and, where it is ours, the reference to quote (I12): whole sentences to follow the one
 * that says what was not done. What a refusal says already tells what to do.
 * @param error what was thrown; anything but an answer of the shop is a fault of ours
 */
export function failureText(error: unknown, t: Translate): string {
  const failure = getParts(error);
  const { status, requestId } = failure;
  const isOurs = isFault(status) || status === UNAVAILABLE;
  const text = isFault(status) ? faultText(failure, t) : asSentence(refusalText(failure, t));
  return isOurs && requestId ? t(messages.quoted, { text, reference: shortReference(requestId) }) : text;
}
