import type { ErrorParams } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, type HttpError, notYourDomain, registrarUnavailable } from '../../http/errors';
import { forgottenAt, isFree, REQUEST_LATE_MS } from './dnssec-machine';
import { type DomainRow, lockDomain } from '../portfolio';
import { getDnssecStatus, type StatusDeps } from './dnssec-status';
import { dnssecRow, type DnssecRow, recordNameserversAt, restoreNameserversAt } from './queries';

type BarredAction = ErrorParams['dnssec_on']['action'];

const barredActions: Record<BarredAction, string> = {
  change_nameservers: 'change its nameservers',
  transfer: 'transfer it to another registrar',
};

/** Explains why an action has to wait while the domain has DS records, and what to do. */
function dnssecOnError({ name }: Pick<DomainRow, 'name'>, row: DnssecRow, action: BarredAction): HttpError {
  const shown = toUnicode(name);
  const what = barredActions[action];
  const params = { domain: name, action };
  if (row.state === 'expiring' && row.removed_at) {
    return conflict(
      `DNSSEC was turned off for ${shown}, and resolvers may remember it until ${ENGLISH_LOCALE.moment(forgottenAt(row.removed_at))}. You can ${what} after that.`,
      { code: 'dnssec_on', params: { ...params, state: 'expiring', until: forgottenAt(row.removed_at).toISOString() } },
    );
  }
  if (row.state === 'removing')
    return conflict(`DNSSEC is being turned off for ${shown}. You can ${what} 24 hours after that.`, {
      code: 'dnssec_on',
      params: { ...params, state: 'removing' },
    });
  return row.state === 'on'
    ? conflict(`DNSSEC is on for ${shown}. Turn DNSSEC off first, under DNS. You can ${what} 24 hours later.`, {
        code: 'dnssec_on',
        params: { ...params, state: 'on' },
      })
    : conflict(`DNSSEC is being turned on for ${shown}. Stop that first, under DNS.`, {
        code: 'dnssec_on',
        params: { ...params, state: 'adding' },
      });
}

interface NameserverChange {
  /** Clears the mark of a change that the registrar refused. */
  refused(): Promise<void>;
  /** Returns when the nameservers last changed, for a change that the registrar has made by `at`. */
  madeBy(at: Date): Date;
}

/**
 * Allows a change of nameservers, and records the latest time at which it may happen before the registrar is called: if its answer is lost
 * or the process crashes, the request may still be in flight.
 * @throws HttpError 409 `dnssec_on` while the registry has DS records or resolvers may have them cached, 503 if the registrar does not
 *   respond
 */
export async function beginNameserverChange(deps: StatusDeps, domain: DomainRow): Promise<NameserverChange> {
  const found = await getDnssecStatus(deps, domain);
  if (found === 'unknown') throw registrarUnavailable('nothing_changed');
  const atLatest = new Date(deps.clock.now().getTime() + REQUEST_LATE_MS);
  const before = await inTransaction(deps.db, async (tx) => {
    // Turning DNSSEC on waits for this lock, or is seen here.
    const locked = await lockDomain(tx, domain.id);
    if (!locked) throw notYourDomain(domain.name);
    const row = await dnssecRow(tx, domain.id);
    if (row && !isFree(row.state)) throw dnssecOnError(domain, row, 'change_nameservers');
    await recordNameserversAt(tx, domain.id, atLatest);
    return locked.nameservers_at;
  });
  return {
    refused: () => restoreNameserversAt(deps.db, domain.id, { noted: atLatest, before }),
    madeBy: (at) => (before && before > at ? before : at),
  };
}

/** Rejects a transfer while the zone here is signed: the new nameservers will not sign with our keys. */
export async function refuseLeavingSigned({ db }: Pick<Deps, 'db'>, domain: DomainRow): Promise<void> {
  const row = await dnssecRow(db, domain.id);
  if (row?.kept === 'here' && !isFree(row.state)) throw dnssecOnError(domain, row, 'transfer');
}
