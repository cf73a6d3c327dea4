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
 * A domain in somebody's list cannot be bought again while the registrar holds it. If the registrar no longer holds it, it has left, and
 * that is recorded before the order is: whatever the order brings is then known to be another registration. If the registrar does not
 * answer, the domain is not sold either.
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
    // For a new registration the registry itself says that the domain is taken.
    else if (wanted.get(domain.name)?.type === 'transfer') changes.push(toChange(domain.name, 'not_sold'));
  }
  refuseChanged(changes);
}

/**
 * The same check again as the order is written: a deletion waits until the order exists, and a domain that is being deleted is not sold.
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
