import { nameLife } from '@storefront/shared/domain';
import type { CustomerId } from '@storefront/shared/contract';
import type { Deps } from '../../deps';
import { findSoldName } from '../../core/catalog/catalog';
import { mapConcurrently } from '../../core/map-concurrently';
import { REGISTRY_WAIT_MS } from '../availability';
import { ownExpiries } from './queries';

export type RenewableStage = 'active' | 'grace' | 'redemption';

/** Whether a domain can be renewed: its stage, or why a renewal has no price. */
export type RenewalStatus = RenewableStage | 'not_renewable' | 'registry_silent' | 'being_deleted';

type StatusDeps = Pick<Deps, 'clock' | 'registrar'>;

interface KnownName {
  readonly name: string;
  readonly expiry_date: Date;
}

/** Concurrent registrar queries. */
const AT_ONCE = 8;

/**
 * Determines whether domains can be renewed. Once they have expired, the registrar is queried, as registries deviate from the usual
 * periods.
 */
export async function getRenewalStatuses(
  { clock, registrar }: StatusDeps,
  known: readonly KnownName[],
): Promise<Map<string, RenewalStatus>> {
  const now = clock.now();
  const renewalStatuses = new Map<string, RenewalStatus>(
    known.map(({ name, expiry_date }) => [name, now < expiry_date ? 'active' : 'registry_silent']),
  );
  const expired = known.filter(({ expiry_date }) => now >= expiry_date);
  const queries = mapConcurrently(expired, AT_ONCE, async ({ name }) => {
    const held = await registrar.info(name);
    if (held === 'unknown') return;
    const isOver = held === null || held.life.stage === 'pending_delete' || held.life.stage === 'released';
    renewalStatuses.set(name, isOver ? 'not_renewable' : held.life.stage);
  });
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, REGISTRY_WAIT_MS)));
  await Promise.race([queries, deadline]);
  clearTimeout(timer);
  // Answers after the deadline must not change the result.
  return new Map(renewalStatuses);
}

/** Like `getRenewalStatuses`, for those domains that the customer has. Others are missing from the result (I9). */
export async function ownRenewalStatuses(
  deps: StatusDeps & Pick<Deps, 'db'>,
  customerId: CustomerId | null,
  names: readonly string[],
): Promise<Map<string, RenewalStatus>> {
  const sold = names.filter((name) => findSoldName(name));
  if (customerId === null || sold.length === 0) return new Map();
  const own = await ownExpiries(deps, customerId, sold);
  const statuses = await getRenewalStatuses(
    deps,
    own.filter(({ isDeleted }) => !isDeleted),
  );
  for (const { name, isDeleted } of own) if (isDeleted) statuses.set(name, 'being_deleted');
  return statuses;
}

/** Returns the life stage by our clock and the TLD's periods. */
export function lifeByOurClock({ name, expiry_date }: KnownName, now: Date): ReturnType<typeof nameLife> {
  const sold = findSoldName(name);
  if (!sold) throw new Error(`${name} is registered, but its TLD is not in the catalog`);
  return nameLife(expiry_date, sold.record, now);
}
