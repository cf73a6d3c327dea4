import { createServer, type Server, type Socket } from 'node:net';
import { splitAddress, findTargets } from './mail-targets';
import type { ForwardsBook } from './forwards-book';
import type { ReturnPath } from './return-path';

/** Maximum bytes of a request; addresses are shorter. */
const REQUEST_MAX = 4_096;
/** Maximum addresses that one address may expand to. */
const EXPANDED_MAX = 1_000;
/** Mailboxes that every mail server has (RFC 2142). */
const OFFICE = new Set(['postmaster', 'abuse']);

interface LookupParts {
  readonly book: ForwardsBook;
  readonly returnPath: ReturnPath;
  /** Receives mail to the mail server's own postmaster. */
  readonly supportEmail: string;
}

/** Result of a lookup: the value, `null` for none, or not known yet. */
type Finding = string | null | 'not_yet';

/** Postfix's tables: `domains` whose mail is accepted; `aliases`, the targets of an address; `senders`, the rewritten envelope sender. */
export function lookUp({ book, returnPath, supportEmail }: LookupParts, table: string, key: string): Finding {
  if (!book.isKnown && table !== 'senders') return 'not_yet';
  switch (table) {
    case 'domains':
      return key.toLowerCase() === returnPath.host || book.findMail(key.toLowerCase()) ? key.toLowerCase() : null;
    case 'aliases': {
      // Keys without a local part are catch-all lookups, which the lookup of the full address has already covered.
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

/** Whether mail to an address would return to it, which changes saved at the same time can cause. */
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

/** Serves the tables in Postfix's socketmap protocol (socketmap_table(5)): netstrings of `<table> <key>`. */
export function mailLookups(parts: LookupParts): Server {
  const reply = (text: string): string => `${Buffer.byteLength(text)}:${text},`;
  return createServer((socket: Socket) => {
    let waiting = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      for (;;) {
        const colon = waiting.indexOf(':');
        if (colon < 0 && waiting.length < 8) return;
        const length = Number(waiting.subarray(0, Math.max(colon, 0)).toString('latin1'));
        if (colon < 1 || !Number.isInteger(length) || length < 0 || length > REQUEST_MAX) return void socket.destroy();
        const end = colon + 1 + length;
        if (waiting.length <= end) return;
        const request = waiting.subarray(colon + 1, end).toString('utf8');
        waiting = waiting.subarray(end + 1);
        const [, table = '', key = ''] = /^(\S+) (.*)$/s.exec(request) ?? [];
        const found = lookUp(parts, table, key);
        socket.write(reply(found === 'not_yet' ? 'TEMP not known yet' : found === null ? 'NOTFOUND ' : `OK ${found}`));
      }
    });
  });
}
