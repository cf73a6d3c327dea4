import { randomBytes } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import { parseReplyCode } from './reply-codes';
import type { XcpAnswer, XcpClient, XcpCommand } from './xcp-client';
import { listAt, textAt, xcpDay } from './xcp-value';

interface TrialFinding {
  readonly what: string;
  readonly found: string;
  readonly isFine: boolean;
}

/** A read-only query and its interpretation; null for an unexpected answer. */
interface Question {
  readonly what: string;
  readonly command: XcpCommand;
  readonly read: (reply: Extract<XcpAnswer, { kind: 'reply' }>) => string | null;
}

const command = (action: string, object: string, attributes: Record<string, string> = {}): XcpCommand => ({
  action,
  object,
  attributes,
});

function questions(free: string, now: Date): Question[] {
  const ok =
    (read: (attributes: Parameters<typeof textAt>[0]) => string | null): Question['read'] =>
    ({ code, attributes }) =>
      code === '200' ? read(attributes) : null;
  const year = {
    exp_from: xcpDay(now),
    exp_to: xcpDay(new Date(now.getTime() + 366 * millisecondsInDay)),
    limit: '40',
    page: '1',
  };
  return [
    {
      what: 'key and address of this machine',
      command: command('get_balance', 'balance'),
      read: ({ code, text }) => (parseReplyCode(code, text) === 'account' ? null : 'accepted'),
    },
    {
      what: 'balance',
      command: command('get_balance', 'balance'),
      read: ok(
        (attributes) =>
          `${textAt(attributes, 'balance') ?? '?'}, of which ${textAt(attributes, 'hold_balance') ?? '?'} is held`,
      ),
    },
    {
      what: 'a name that is taken (example.com)',
      command: command('lookup', 'domain', { domain: 'example.com' }),
      read: ({ code }) => (code === '211' ? 'taken' : null),
    },
    {
      what: `an available name (${free})`,
      command: command('lookup', 'domain', { domain: free }),
      read: ({ code }) => (code === '210' ? 'available' : null),
    },
    {
      what: 'its price',
      command: command('get_price', 'domain', { domain: free, reg_type: 'new', period: '1' }),
      read: ok((attributes) => textAt(attributes, 'price') ?? null),
    },
    {
      what: 'orders of a name without any',
      command: command('get_orders_by_domain', 'domain', { domain: free }),
      read: ({ code, attributes }) =>
        code === '200'
          ? `a list of ${listAt(attributes, 'orders').length}`
          : code === '465' || code === '480'
            ? `refused with ${code}, which counts as none`
            : null,
    },
    {
      what: 'a name of another holder',
      command: command('get', 'domain', { domain: 'example.com', type: 'status' }),
      read: ({ code, text }) =>
        ['not_ours', 'data'].includes(parseReplyCode(code, text)) ? `refused with ${code}` : null,
    },
    {
      what: 'names that expire within a year',
      command: command('get_domains_by_expiredate', 'domain', year),
      read: ok((attributes) => `${textAt(attributes, 'total') ?? listAt(attributes, 'exp_domains').length}`),
    },
  ];
}

/** Queries the account without ordering, changing or charging anything, to verify its key and the format of replies. */
export async function tryAccount(client: XcpClient, now: Date): Promise<TrialFinding[]> {
  const free = `storefront-trial-${randomBytes(5).toString('hex')}.com`;
  const findings: TrialFinding[] = [];
  for (const { what, command: request, read } of questions(free, now)) {
    const answer = await client.call({ ...request, kind: 'listing' });
    const found = answer.kind === 'reply' ? read(answer) : null;
    const otherwise = answer.kind === 'reply' ? `code ${answer.code}: ${answer.loggable}` : `no reply: ${answer.cause}`;
    findings.push({ what, found: found ?? otherwise, isFine: found !== null });
  }
  return findings;
}
