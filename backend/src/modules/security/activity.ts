import type { OutputOf, getActivity } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { entriesAbout } from '../audit';

type Activity = OutputOf<typeof getActivity>;

/** What an entry says beside its action, by the fields that are told. */
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  method: (value) =>
    ({
      password: 'by password',
      code: 'by password and code',
      recovery_code: 'by password and recovery code',
      passkey: 'by passkey',
    })[String(value)] ?? '',
  sessions: (value) => (value === 1 ? '1 session' : `${String(value)} sessions`),
  last4: (value) => (value === '' ? '' : `card ending in ${String(value)}`),
};

function wordsOf(after: unknown): string {
  if (typeof after !== 'object' || after === null) return '';
  return Object.entries(after)
    .map(([field, value]) => WORDS[field]?.(value) ?? '')
    .filter(Boolean)
    .join(', ');
}

/** What was done with an account and its cards, from the audit log, the newest first. Names and orders have histories of their own. */
export async function activityOf(
  db: Db,
  customerId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<Activity> {
  const me = `customer:${customerId}`;
  const rows = await entriesAbout(db, me, before, limit + 1);
  const page = rows.slice(0, limit);
  return {
    entries: page.map(({ id, at, actor, action, after }) => ({
      id,
      at: at.toISOString(),
      by: actor === me ? 'you' : 'shop',
      action,
      what: wordsOf(after),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
