import type { DomainHistory, HistoryEntry, CustomerId } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { readActingNames } from '../audit';
import { isZoneWorkOfShop } from '../dns';
import type { OwnDomain } from '../portfolio';
import { type AuditRow, entriesAboutDomain } from './queries';

type Change = HistoryEntry['changes'][number];

export async function getHistory(
  { db }: Pick<Deps, 'db'>,
  { domain }: OwnDomain,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<DomainHistory> {
  const rows = await entriesAboutDomain(db, domain, before, limit + 1);
  const page = rows.slice(0, limit);
  const getNames = await readActingNames(db, page);
  return {
    entries: page.map((row) => ({
      ...getEntry(row, domain.customer_id),
      ...(isZoneWorkOfShop(row.action) ? {} : getNames(row)),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

function getEntry({ id, at, actor, staff_id, action, before, after }: AuditRow, customerId: CustomerId): HistoryEntry {
  return {
    id,
    at: at.toISOString(),
    by: actor === `customer:${customerId}` && staff_id === null && !isZoneWorkOfShop(action) ? 'you' : 'shop',
    action,
    changes: action.startsWith('zone.') ? zoneChanges(before, after) : fieldChanges(before, after),
  };
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Audited fields whose values mean something to the customer. */
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  is_auto_renew: onOff,
  has_whois_privacy: onOff,
  is_locked: onOff,
  nameservers: (value) => (Array.isArray(value) ? value.map((host) => toUnicode(String(host))).join(', ') : ''),
  nameserver_addresses: (value) =>
    isFields(value)
      ? Object.entries(value)
          .map(([host, addresses]) => `${host} ${Array.isArray(addresses) ? addresses.join(' ') : ''}`)
          .join(', ')
      : '',
  forwarding_url: (value) => (typeof value === 'string' ? value : ''),
  forwarding_permanent: onOff,
  forwarding_keeps_path: onOff,
  email_forwards: (value) =>
    Array.isArray(value)
      ? value
          .filter(isFields)
          .map(({ alias, target }) => `${String(alias)} → ${String(target)}`)
          .join(', ')
      : '',
  add_on: String,
  change: String,
  expiry_date: String,
  status: String,
  stage: String,
  contact_role: String,
  ds_records: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  fields: (value) => (Array.isArray(value) ? value.join(', ') : ''),
};

function onOff(value: unknown): string {
  return value === true ? 'on' : 'off';
}

function fieldChanges(before: unknown, after: unknown): Change[] {
  const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  return Object.keys(is).flatMap((what): Change[] => {
    const word = WORDS[what];
    if (!word) return [];
    const change = { what, before: what in was ? word(was[what]) || null : null, after: word(is[what]) || null };
    return change.before === change.after ? [] : [change];
  });
}

/** Zone audit entries list all records as text, before and after. */
function zoneChanges(before: unknown, after: unknown): Change[] {
  const [was, is] = [before, after].map((records) => (Array.isArray(records) ? records.map(String) : [])) as [
    string[],
    string[],
  ];
  // Sets, because a zone has up to ten thousand records, and a page of a history many changes of it.
  const [former, present] = [new Set(was), new Set(is)];
  return [
    ...was
      .filter((record) => !present.has(record))
      .map((record): Change => ({ what: 'record', before: record, after: null })),
    ...is
      .filter((record) => !former.has(record))
      .map((record): Change => ({ what: 'record', before: null, after: record })),
  ];
}
