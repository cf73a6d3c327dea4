import type { OrderConflict, OrderItem } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { conflict } from '../../http/errors';
import { listBlockingDomains, lockBlockingDomains, recordMissing } from '../missing-domains';

type Change = OrderConflict['changes'][number];
type Reason = Extract<Change['reason'], 'not_sold' | 'registry_silent'>;

/** Returns the items that register or transfer a domain, by domain name. */
const listNew = (items: readonly OrderItem[]): Map<string, OrderItem> =>
  new Map(items.filter(({ type }) => type !== 'renew').map((item) => [item.domain_name, item]));

const toChange = (domain: string, reason: Reason): Change => ({ domain, reason, was: null, now: null });

/**
 * Refuses domains that a customer's list already has while the registrar still holds them. If the registrar no longer holds a domain, it is
 * recorded as missing before the order is written, so that the new registration can later be distinguished from the listed one. A domain is
 * not sold either while the registrar does not respond.
 * @throws HttpError 409
 */
export async function refuseHeldHere(
  { db, clock, registrar }: Pick<Deps, 'db' | 'clock' | 'registrar'>,
  items: readonly OrderItem[],
): Promise<void> {
  const wanted = listNew(items);
  const changes: Change[] = [];
  for (const { domain, isBeingDeleted } of wanted.size === 0 ? [] : await listBlockingDomains(db, [...wanted.keys()])) {
    const held = isBeingDeleted ? 'unknown' : await registrar.info(domain.name);
    if (held === 'unknown') changes.push(toChange(domain.name, 'registry_silent'));
    else if (held === null) await recordMissing(db, domain.id, clock.now());
    // For a new registration the registry itself reports the domain as taken.
    else if (wanted.get(domain.name)?.type === 'transfer') changes.push(toChange(domain.name, 'not_sold'));
  }
  refuseChanged(changes);
}

/**
 * Repeats the check as the order is written: locks the domains so that a deletion waits for the order, and refuses those being deleted.
 * @throws HttpError 409
 */
export async function refuseBeingDeleted(tx: Tx, items: readonly OrderItem[]): Promise<void> {
  const names = [...listNew(items).keys()];
  if (names.length === 0) return;
  const found = await lockBlockingDomains(tx, names);
  refuseChanged(
    found.filter(({ isBeingDeleted }) => isBeingDeleted).map(({ domain }) => toChange(domain.name, 'registry_silent')),
  );
}

function refuseChanged(changes: readonly Change[]): void {
  if (changes.length === 0) return;
  const names = changes.map(({ domain }) => toUnicode(domain)).join(', ');
  const isOpen = changes.every(({ reason }) => reason === 'registry_silent');
  throw conflict(
    isOpen
      ? `Whether ${names} can be had is not known at the moment. Nothing was charged; try again later.`
      : `${names} cannot be ordered. Nothing was charged.`,
    {
      code: 'unavailable',
      params: { what: isOpen ? 'changed' : 'gone', domains: changes.map(({ domain }) => domain) },
      body: { changes: [...changes], amount: null, tax: null },
    },
  );
}
