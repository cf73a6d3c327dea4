import type { OrderConflict, OrderItem } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { conflict } from '../../http/errors';
import { listInTheWay, lockInTheWay, noteMissing } from '../missing-domains';

type Change = OrderConflict['changes'][number];
type Reason = Extract<Change['reason'], 'not_sold' | 'registry_silent'>;

/** The items whose names are to become their customer's, by these. */
const listNew = (items: readonly OrderItem[]): Map<string, OrderItem> =>
  new Map(items.filter(({ type }) => type !== 'renew').map((item) => [item.domain_name, item]));

const toChange = (domain: string, reason: Reason): Change => ({ domain, reason, was: null, now: null });

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
  const wanted = listNew(items);
  const changes: Change[] = [];
  for (const { domain, isBeingDeleted } of wanted.size === 0 ? [] : await listInTheWay(db, [...wanted.keys()])) {
    const held = isBeingDeleted ? 'unknown' : await registrar.info(domain.name);
    if (held === 'unknown') changes.push(toChange(domain.name, 'registry_silent'));
    else if (held === null) await noteMissing(db, domain.id, clock.now());
    // Of a new name the registry says by itself that it is taken.
    else if (wanted.get(domain.name)?.type === 'transfer') changes.push(toChange(domain.name, 'not_sold'));
  }
  refuseChanged(changes);
}

/**
 * The same once more, as the order is written: whoever deletes a domain waits until it is there, and what is being deleted now is not sold.
 * @throws HttpError 409
 */
export async function refuseBeingDeleted(tx: Tx, items: readonly OrderItem[]): Promise<void> {
  const names = [...listNew(items).keys()];
  if (names.length === 0) return;
  const found = await lockInTheWay(tx, names);
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
