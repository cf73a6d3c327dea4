import { simpleParser, type AddressObject } from 'mailparser';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { toSubjectLine } from '../core/subject-line';
import { FORWARDED_PATH } from './feed-path';
import type { ForwardedEmail } from './forwarded-email';
import { findRecipients, lookUp, type MailParts } from './mail-decisions';
import { splitAddress } from './mail-targets';

/** Maximum size of an email in bytes, as set in Postfix. */
const SIZE_MAX = 26_214_400;
/** Maximum characters of the text shown in the development mailbox. */
const TEXT_MAX = 100_000;
/** Maximum characters of its senders and of its recipients there. */
const ADDRESSES_MAX = 10_000;
/** Timeout in milliseconds for the backend to accept an email, and for open SMTP sessions at shutdown. */
const TIMEOUT_MS = 5_000;
const CLOSE_MS = 1_000;

interface ReceiverParts extends MailParts {
  /** Origin of the backend, which receives forwarded emails, and its key. */
  readonly apiOrigin: string;
  readonly key: string;
  readonly log: Logger;
}

/** Creates an SMTP error response. */
const reply = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

const UNKNOWN_YET = reply(451, '4.3.0 Forwarding is not known yet; try again later');

/** Decides about mail to an address: returns the final recipients, or the error that Postfix would respond with. */
async function decide(parts: ReceiverParts, address: string): Promise<readonly string[] | Error> {
  const ask = (): readonly string[] | Error => {
    const isOurs = lookUp(parts, 'domains', splitAddress(address).host);
    const recipients = findRecipients(parts, address);
    if (isOurs === 'not_yet' || recipients === 'not_yet') return UNKNOWN_YET;
    if (isOurs === null) return reply(554, '5.7.1 Relay access denied');
    return recipients.length > 0 ? recipients : reply(550, '5.1.1 User unknown in virtual alias table');
  };
  const first = ask();
  if (!(first instanceof Error)) return first;
  // Refreshed for each address, so that settings saved a moment ago apply; only developers send mail here, so the load is negligible.
  await parts.cache.refresh();
  return ask();
}

const addressText = (field: AddressObject | AddressObject[] | undefined): string =>
  [field ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');

/** Parses an email for display in the development mailbox. */
async function readEmail(
  stream: SMTPServerDataStream,
): Promise<Pick<ForwardedEmail, 'subject' | 'from' | 'to' | 'text'>> {
  const { subject = '', from, to, text = '', attachments } = await simpleParser(stream, { skipImageLinks: true });
  const files = attachments.map(({ filename, contentType }) => `[${filename ?? contentType}]`);
  return {
    subject: toSubjectLine(subject),
    from: addressText(from).slice(0, ADDRESSES_MAX),
    to: addressText(to).slice(0, ADDRESSES_MAX),
    text: [text.trim().slice(0, TEXT_MAX), ...files].join('\n'),
  };
}

/**
 * Replaces Postfix in development: receives mail over SMTP with the same decisions, rewrites its sender with the same scheme, and forwards
 * it to the development mailbox only. An email is accepted once the backend has stored it.
 */
export function mailReceiver(parts: ReceiverParts): SMTPServer {
  const { apiOrigin, key, returnPath, log } = parts;

  const forward = async (stream: SMTPServerDataStream, sender: string, addresses: readonly string[]): Promise<void> => {
    const email = await readEmail(stream);
    if (stream.sizeExceeded) throw reply(552, '5.3.4 Message too big');
    const decided = await Promise.all(addresses.map((address) => decide(parts, address)));
    const refused = decided.find((found) => found instanceof Error);
    if (refused instanceof Error) throw refused;
    const rewritten = lookUp(parts, 'senders', sender);
    const forwarded: ForwardedEmail = {
      ...email,
      // Headers are optional; the envelope is the fallback.
      from: email.from || sender,
      to: email.to || addresses.join(', '),
      sender: rewritten ?? sender,
      recipients: [...new Set(decided.flatMap((found) => (found instanceof Error ? [] : found)))],
    };
    const answer = await fetch(`${apiOrigin}${FORWARDED_PATH}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(forwarded),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the backend responded with ${answer.status}`);
  };

  const server = new SMTPServer({
    name: returnPath.host,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX,
    closeTimeout: CLOSE_MS,
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      void decide(parts, address).then((found) => done(found instanceof Error ? found : null)),
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      forward(
        stream,
        mailFrom ? mailFrom.address : '',
        rcptTo.map(({ address }) => address),
      ).then(
        () => done(null, '2.0.0 Forwarded to the development mailbox'),
        (error: Error) => {
          if ('responseCode' in error) return done(error);
          log.warn({ event: 'forwarding.mail_not_kept', err: error }, 'Cannot store a forwarded email in the backend');
          done(reply(451, '4.3.0 Cannot be forwarded at the moment; try again later'));
        },
      );
    },
  });
  // Ignores clients that disconnect. Errors of listening are handled by the caller.
  server.on('error', () => undefined);
  return server;
}
