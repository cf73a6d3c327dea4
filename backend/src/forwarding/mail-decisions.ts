import { splitAddress, findTargets } from './mail-targets';
import type { ForwardsBook } from './forwards-book';
import type { ReturnPath } from './return-path';

/** Addresses that one address may lead to over names that are forwarded here. */
const EXPANDED_MAX = 1_000;
/** Mailboxes that every mail server has (RFC 2142). */
const OFFICE = new Set(['postmaster', 'abuse']);

/** What decisions about mail rest on. */
export interface MailParts {
  readonly book: ForwardsBook;
  readonly returnPath: ReturnPath;
  /** Takes what is written to the mail server's own postmaster. */
  readonly supportEmail: string;
}

/** What a table says of a key: its value, `null` for nothing, or that nobody can say yet. */
type Finding = string | null | 'not_yet';

/**
 * The tables by which Postfix forwards: `domains`, whose mail is taken; `aliases`, where mail to an address goes on to; `senders`, under
 * which envelope sender.
 */
export function lookUp({ book, returnPath, supportEmail }: MailParts, table: string, key: string): Finding {
  if (!book.isKnown && table !== 'senders') return 'not_yet';
  switch (table) {
    case 'domains':
      return key.toLowerCase() === returnPath.host || book.findMail(key.toLowerCase()) ? key.toLowerCase() : null;
    case 'aliases': {
      // Keys without a mailbox are the catch-all of a name, which is answered with the address already.
      if (!/^[^@]+@[^@]+$/.test(key)) return null;
      const { local, host } = splitAddress(key);
      if (host === returnPath.host) return OFFICE.has(local.toLowerCase()) ? supportEmail : returnPath.back(key);
      const targets = findTargets(book.findMail(host) ?? [], local);
      return targets.length === 0 || comesBack(book, key) ? null : targets.join(', ');
    }
    case 'senders':
      return /^[^@]+@[^@]+$/.test(key) ? returnPath.forward(key) : null;
    default:
      return null;
  }
}

/** Whether mail to an address would come back to it, as settings that were saved at one moment can have it. */
function comesBack(book: ForwardsBook, address: string): boolean {
  const start = address.toLowerCase();
  const waiting = [start];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined && seen.size < EXPANDED_MAX; next = waiting.shift()) {
    const { local, host } = splitAddress(next);
    for (const target of findTargets(book.findMail(host) ?? [], local).map((text) => text.toLowerCase())) {
      if (target === start) return true;
      if (!seen.has(target)) waiting.push(target);
      seen.add(target);
    }
  }
  return false;
}

/**
 * Whom mail to an address is for in the end: targets that are forwarded here themselves are followed, as Postfix follows them in `aliases`.
 * Empty where nobody has it.
 */
export function findRecipients(parts: MailParts, address: string): readonly string[] | 'not_yet' {
  const waiting = [address];
  const seen = new Set<string>();
  const recipients = new Set<string>();
  for (let next = waiting.shift(); next !== undefined && seen.size < EXPANDED_MAX; next = waiting.shift()) {
    const key = next.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    const targets = lookUp(parts, 'aliases', next);
    const isOurs = lookUp(parts, 'domains', splitAddress(next).host);
    if (targets === 'not_yet' || isOurs === 'not_yet') return 'not_yet';
    if (targets !== null) waiting.push(...targets.split(', '));
    else if (isOurs === null) recipients.add(next);
  }
  return [...recipients];
}
