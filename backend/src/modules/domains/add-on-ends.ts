import type { AddOnService } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { markForInternalRecords } from '../dns';
import { isBeingAcquired } from '../orders';
import type { DomainRow } from '../portfolio';
import { type AddOnColumns, endAddOn, endAddresses, liveDomain, withEndedAddOn } from './queries';

type EndingDeps = Pick<Deps, 'db' | 'clock' | 'registrar' | 'log'>;

/** Polling interval in seconds, and so how long an add-on may outlive its paid term. */
const POLL_SECONDS = 60;
const PAGE = 200;

const addOnEnds = defineQueue<Record<string, never>>({
  name: 'add-on-ends',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

interface EndingAddOn extends AddOnColumns {
  /** Columns to set when it ends. Forwarding targets are kept, so that a customer who buys it again finds them. */
  readonly left: Partial<DomainRow>;
  /** Whether the registrar provides it too; forwarding is provided by the shop alone. */
  readonly isAtRegistrar: boolean;
}

const addOns: Record<AddOnService, EndingAddOn> = {
  contact_privacy: {
    endsAt: 'privacy_ends_at',
    isOn: 'has_whois_privacy',
    left: { has_whois_privacy: false },
    isAtRegistrar: true,
  },
  domain_forwarding: {
    endsAt: 'domain_forwarding_ends_at',
    isOn: 'domain_forwarding',
    left: { domain_forwarding: false },
    isAtRegistrar: false,
  },
  email_forwarding: {
    endsAt: 'email_forwarding_ends_at',
    isOn: 'email_forwarding',
    left: { email_forwarding: false, email_forwards_max: 0, email_forwards_next: null, email_forwards_next_at: null },
    isAtRegistrar: false,
  },
};

export function registerAddOnEndJob(deps: EndingDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(addOnEnds, async () => void (await endAddOns(deps)));
  deps.jobs.every(POLL_SECONDS, addOnEnds, {});
}

/** Ends every add-on whose paid term is over: first at the registrar, then in our database, with retries. @returns how many */
export async function endAddOns(deps: EndingDeps): Promise<number> {
  await endLeftOutAddresses(deps);
  let ended = 0;
  for (const service of Object.keys(addOns) as AddOnService[]) ended += await endAll(deps, service, addOns[service]);
  return ended;
}

/** Ends the email addresses that a renewal left out, once their paid term is over. Their targets stay in the list. */
async function endLeftOutAddresses({ db, clock }: EndingDeps): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    for (const { id, addresses } of await endAddresses(tx, at))
      await audit(tx, {
        at,
        actor: `job:${addOnEnds.name}`,
        action: 'domain.email_addresses_ended',
        subject: `domain:${id}`,
        after: { addresses },
      });
  });
}

async function endAll(deps: EndingDeps, service: AddOnService, addOn: EndingAddOn): Promise<number> {
  const now = deps.clock.now();
  let ended = 0;
  for (let after: DomainRow | undefined; ;) {
    const page = await withEndedAddOn(deps.db, addOn, now, { after, limit: PAGE });
    for (const domain of page) if (await end(deps, domain, service, addOn, now)) ended += 1;
    if (page.length < PAGE) return ended;
    after = page.at(-1);
  }
}

async function end(
  deps: EndingDeps,
  domain: DomainRow,
  service: AddOnService,
  { endsAt, left, isAtRegistrar }: EndingAddOn,
  now: Date,
): Promise<boolean> {
  if (isAtRegistrar && !(await isOffAtRegistrar(deps, domain))) return false;
  const written = await inTransaction(deps.db, async (tx) => {
    if (!(await endAddOn(tx, domain.id, { ...left, updated_at: now }, endsAt, now))) return false;
    // Removes the forwarding records from the zone.
    if (!isAtRegistrar) await markForInternalRecords(tx, domain.id, now);
    await audit(tx, {
      at: now,
      actor: `job:${addOnEnds.name}`,
      action: 'domain.add_on_ended',
      subject: `domain:${domain.id}`,
      after: { add_on: service },
    });
    return true;
  });
  if (written || !isAtRegistrar) return written;
  // Bought again during the call to the registrar: switch it back on there.
  const bought = await liveDomain(deps.db, domain.id);
  if (bought) await deps.registrar.change(bought.name, { privacy: bought.has_whois_privacy });
  return false;
}

/** Switches the privacy service of a domain off at the registrar. @returns whether it is off now */
async function isOffAtRegistrar({ db, registrar, log }: EndingDeps, { name }: DomainRow): Promise<boolean> {
  // With an order for this name in progress, the registrar may hold a different registration than the one in this row.
  if (await isBeingAcquired(db, name)) return false;
  const outcome = await registrar.change(name, { privacy: false });
  if (outcome.kind === 'done') return true;
  const held = await registrar.info(name);
  if (held === null || (held !== 'unknown' && !held.privacy)) return true;
  log.warn(
    { event: 'registrar.privacy_removal_pending', domain: name, outcome },
    'Registrar has not disabled the expired privacy service yet; will retry',
  );
  return false;
}
