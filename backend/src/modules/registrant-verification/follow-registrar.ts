import type { DomainId } from '@storefront/shared/contract';
import type { RegistrantCheck, RegistrantChecks } from '../../ports/registrar';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit } from '../audit';
import { domainsSuspendedEmail } from './emails';
import { domainsToFollow, lockFollowed, markVerified, setDomainCheck, SUSPENDED } from './queries';

const BATCH = 200;

type FollowDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>;

/** Updates registrant verifications from a registrar that emails and suspends itself. */
export async function followRegistrar(deps: FollowDeps, checks: RegistrantChecks, actor: string): Promise<void> {
  for (const { id, name } of await domainsToFollow(deps.db, BATCH)) {
    const status = await checks.findStatus(name);
    // Checked again in an hour; missing domains are left to reconciliation.
    if (status !== 'unknown' && status !== null) await applyStatus(deps, id, status, actor);
  }
}

async function applyStatus(
  { db, clock, mail, config }: FollowDeps,
  domainId: DomainId,
  check: RegistrantCheck,
  actor: string,
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const followed = await lockFollowed(tx, domainId);
    if (!followed) return;
    const { domain, verification, customer } = followed;
    const status = check === 'suspended' ? SUSPENDED : 'ok';
    const isVerified = check === 'verified';
    if (domain.status !== status || isVerified)
      await setDomainCheck(tx, domain.id, { status, updated_at: at, ...(isVerified && { verify_by: null }) });
    if (domain.status !== status)
      await audit(tx, {
        at,
        actor,
        action: status === SUSPENDED ? 'domain.suspended' : 'domain.unsuspended',
        subject: `domain:${domain.id}`,
        before: { status: domain.status },
        after: { status },
      });
    if (isVerified && (await markVerified(tx, verification.id, at)))
      await audit(tx, {
        at,
        actor,
        action: 'registrant.confirmed',
        subject: `registrant:${verification.id}`,
        after: { domain: domain.name, by: 'registrar' },
      });
    if (domain.status !== SUSPENDED && status === SUSPENDED)
      await mail.send(
        domainsSuspendedEmail(config, customer, {
          email: verification.email,
          first_name: verification.first_name,
          names: [domain.name],
        }),
        tx,
      );
  });
}
