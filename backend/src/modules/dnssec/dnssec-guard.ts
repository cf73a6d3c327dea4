import { toUnicode } from '@storefront/shared/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { domain_dnssec, domains } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound, unavailable, type Refusal } from '../../http/errors';
import { forgottenAt, isFree } from './dnssec-machine';
import { atTime } from './dnssec-letters';
import type { DnssecRow } from './dnssec-steps';
import { standingOf, type StandingDeps } from './standing';

type DomainRow = typeof domains.$inferSelect;

/** Why something has to wait that a DS record does not go together with, and what to do. */
function refusalFor({ name }: Pick<DomainRow, 'name'>, row: DnssecRow, what: string): Refusal {
  const shown = toUnicode(name);
  if (row.state === 'expiring' && row.removed_at) {
    return conflict(
      `DNSSEC was turned off for ${shown}, and resolvers may remember it until ${atTime(forgottenAt(row.removed_at))}. You can ${what} after that.`,
      { code: 'dnssec_on' },
    );
  }
  if (row.state === 'removing')
    return conflict(`DNSSEC is being turned off for ${shown}. You can ${what} 24 hours after that.`, {
      code: 'dnssec_on',
    });
  return conflict(
    `${row.state === 'on' ? 'DNSSEC is on' : 'DNSSEC is being turned on'} for ${shown}. Turn DNSSEC off first, under DNS. You can ${what} 24 hours later.`,
    { code: 'dnssec_on' },
  );
}

/**
 * Lets the nameservers of a domain become others, and notes when, before the registrar is asked for it.
 * @returns takes the note back, for a change that the registrar has refused
 * @throws Refusal 409 `dnssec_on` while the registry has DS records or resolvers may remember them, 503 where the registrar does not say
 */
export async function beginNameserverChange(deps: StandingDeps, domain: DomainRow): Promise<() => Promise<void>> {
  const found = await standingOf(deps, domain);
  if (found === 'unknown')
    throw unavailable('The registrar did not respond. Nothing was changed; try again in a moment.', 10, {
      code: 'registrar_silent',
    });
  const at = deps.clock.now();
  const before = await inTransaction(deps.db, async (tx) => {
    // Turning DNSSEC on waits for this, or is seen.
    const [locked] = await tx
      .select()
      .from(domains)
      .where(and(eq(domains.id, domain.id), isNull(domains.ended_at)))
      .for('update');
    if (!locked) throw notFound(`${domain.name} is not among your domains.`);
    const [row] = await tx.select().from(domain_dnssec).where(eq(domain_dnssec.domain_id, domain.id));
    if (row && !isFree(row.state)) throw refusalFor(domain, row, 'change its nameservers');
    await tx.update(domains).set({ nameservers_at: at }).where(eq(domains.id, domain.id));
    return locked.nameservers_at;
  });
  return async () =>
    void (await deps.db
      .update(domains)
      .set({ nameservers_at: before })
      .where(and(eq(domains.id, domain.id), eq(domains.nameservers_at, at))));
}

/**
 * For what takes a domain to another registrar, whose nameservers do not sign with our keys. A zone elsewhere goes on as it is.
 * @throws Refusal 409 `dnssec_on`
 */
export async function refuseLeavingSigned({ db }: Pick<Deps, 'db'>, domain: DomainRow): Promise<void> {
  const [row] = await db
    .select()
    .from(domain_dnssec)
    .where(and(eq(domain_dnssec.domain_id, domain.id), eq(domain_dnssec.kept, 'here')));
  if (row && !isFree(row.state)) throw refusalFor(domain, row, 'move it to another registrar');
}
