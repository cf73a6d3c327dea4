import { splitAddress, findTargets } from './mail-targets';
import type { ForwardsCache } from './forwards-cache';
import type { ReturnPath } from './return-path';

/** Maximum number of addresses that one address expands to through domains forwarded here. */
const EXPANDED_MAX = 1_000;
/** Mailboxes that every mail server has (RFC 2142). */
const OFFICE = new Set(['postmaster', 'abuse']);

/** Dependencies of decisions about mail. */
export interface MailParts {
  readonly cache: ForwardsCache;
  readonly returnPath: ReturnPath;
  /** Receives mail to the mail server's own postmaster. */
  readonly supportEmail: string;
}

/** Result of a table lookup: the value, `null` for none, or that the data is not loaded yet. */
type Finding = string | null | 'not_yet';

/**
 * Looks up a key in one of Postfix's tables: `domains`, whose mail is accepted; `aliases`, the targets of an address; `senders`, the
 * envelope sender to forward with.
 */
export function lookUp({ cache, returnPath, supportEmail }: MailParts, table: string, key: string): Finding {
  if (!cache.isKnown && table !== 'senders') return 'not_yet';
  switch (table) {
    case 'domains':
      return key.toLowerCase() === returnPath.host || cache.findMail(key.toLowerCase()) ? key.toLowerCase() : null;
    case 'aliases': {
      // A key without a local part asks for the catch-all of a domain, which the lookup of the full address has covered.
      if (!/^[^@]+@[^@]+$/.test(key)) return null;
      const { local, host } = splitAddress(key);
      if (host === returnPath.host) return OFFICE.has(local.toLowerCase()) ? supportEmail : returnPath.back(key);
      const targets = findTargets(cache.findMail(host) ?? [], local);
      return targets.length === 0 || comesBack(cache, key) ? null : targets.join(', ');
    }
    case 'senders':
      return /^[^@]+@[^@]+$/.test(key) ? returnPath.forward(key) : null;
    default:
      return null;
  }
}

/** Whether mail to an address would loop back to it, which settings saved concurrently can cause. */
function comesBack(cache: ForwardsCache, address: string): boolean {
  const start = address.toLowerCase();
  const waiting = [start];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next !== undefined && seen.size < EXPANDED_MAX; next = waiting.shift()) {
    const { local, host } = splitAddress(next);
    for (const target of findTargets(cache.findMail(host) ?? [], local).map((text) => text.toLowerCase())) {
      if (target === start) return true;
      if (!seen.has(target)) waiting.push(target);
      seen.add(target);
    }
  }
  return false;
}

/**
 * Returns the final recipients of mail to an address, following targets that are forwarded here too, as Postfix does with `aliases`.
 * Empty if the address does not exist.
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
