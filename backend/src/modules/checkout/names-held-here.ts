import type { OrderConflict, OrderItem } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { conflict } from '../../http/errors';
import { findListed, lockListed, noteMissing } from '../missing-domains';
import { isNameBeingDeleted } from '../registrar-changes';

type Change = OrderConflict['changes'][number];
type Reason = Extract<Change['reason'], 'not_sold' | 'registry_silent'>;

/** The names of an order that are to become their customer's, in one order so that two orders do not wait for each other. */
const listNew = (items: readonly OrderItem[]): OrderItem[] =>
  items
    .filter(({ type }) => type !== 'renew')
    .sort((a, b) => (a.domain_name < b.domain_name ? -1 : Number(a.domain_name > b.domain_name)));

/**
 * A name that is in somebody's list here cannot be bought again while the registrar holds it. One that it does not hold has left, and that is
 * written down before the order is: what comes by the order is then known to be another registration than the one of the list. Whether a
 * name is ours, a registrar that is silent does not say, so it is not sold either.
 * @throws HttpError 409
 */
export async function refuseHeldHere(
  { db, clock, registrar }: Pick<Deps, 'db' | 'clock' | 'registrar'>,
  items: readonly OrderItem[],
): Promise<void> {
  const changes: Change[] = [];
  const refuse = ({ domain_name }: OrderItem, reason: Reason): void =>
    void changes.push({ domain: domain_name, reason, was: null, now: null });
  for (const item of listNew(items)) {
    if (await isNameBeingDeleted(db, item.domain_name)) {
      refuse(item, 'registry_silent');
      continue;
    }
    const listed = await findListed(db, item.domain_name);
    if (!listed) continue;
    const held = await registrar.info(item.domain_name);
    if (held === 'unknown') refuse(item, 'registry_silent');
    else if (held === null) await noteMissing(db, listed.domain.id, clock.now());
    // Of a new name the registry says by itself that it is taken.
    else if (item.type === 'transfer') refuse(item, 'not_sold');
  }
  refuseChanged(changes);
}

/**
 * The same once more, as the order is written: whoever deletes a domain waits until it is there, and what is being deleted now is not sold.
 * @throws HttpError 409
 */
export async function refuseBeingDeleted(tx: Tx, items: readonly OrderItem[]): Promise<void> {
  const changes: Change[] = [];
  for (const { domain_name } of listNew(items)) {
    await lockListed(tx, domain_name);
    if (await isNameBeingDeleted(tx, domain_name))
      changes.push({ domain: domain_name, reason: 'registry_silent', was: null, now: null });
  }
  refuseChanged(changes);
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
