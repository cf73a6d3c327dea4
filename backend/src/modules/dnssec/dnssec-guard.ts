import type { ErrorParams } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, type HttpError, notYourDomain, unavailable } from '../../http/errors';
import { forgottenAt, isFree, REQUEST_LATE_MS } from './dnssec-machine';
import { type DomainRow, lockedDomain } from '../portfolio';
import { getDnssecStatus, type StatusDeps } from './dnssec-status';
import { dnssecRow, type DnssecRow, noteNameserversAt, takeNameserversAtBack } from './queries';

type BarredAction = ErrorParams['dnssec_on']['action'];

const barredActions: Record<BarredAction, string> = {
  change_nameservers: 'change its nameservers',
  transfer: 'move it to another registrar',
};

/** Why something has to wait that a DS record does not go together with, and what to do. */
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

/** A change of nameservers that the registrar is being asked for. */
export interface NameserverChange {
  /** Takes the note back, for a change that the registrar has refused. */
  refused(): Promise<void>;
  /** When the nameservers last became others, for a change that the registrar has made by `at`. */
  madeBy(at: Date): Date;
}

/**
 * Allows the nameservers of a domain to change, and records until when that may happen, before the registrar is asked: if it gives no
 * answer, or this process ends, the request may still arrive.
 * @throws HttpError 409 `dnssec_on` while the registry has DS records or resolvers may have them cached, 503 where the registrar does not
 * say
 */
export async function beginNameserverChange(deps: StatusDeps, domain: DomainRow): Promise<NameserverChange> {
  const found = await getDnssecStatus(deps, domain);
  if (found === 'unknown')
    throw unavailable('The registrar did not respond. Nothing was changed; try again in a moment.', 10, {
      code: 'registrar_silent',
      params: { what: 'nothing_changed' },
    });
  const atLatest = new Date(deps.clock.now().getTime() + REQUEST_LATE_MS);
  const before = await inTransaction(deps.db, async (tx) => {
    // Turning DNSSEC on waits for this, or is seen.
    const locked = await lockedDomain(tx, domain.id);
    if (!locked) throw notYourDomain(domain.name);
    const row = await dnssecRow(tx, domain.id);
    if (row && !isFree(row.state)) throw dnssecOnError(domain, row, 'change_nameservers');
    await noteNameserversAt(tx, domain.id, atLatest);
    return locked.nameservers_at;
  });
  return {
    refused: () => takeNameserversAtBack(deps.db, domain.id, { noted: atLatest, before }),
    madeBy: (at) => (before && before > at ? before : at),
  };
}

/**
 * For whatever takes a domain to another registrar, whose nameservers do not sign with our keys. A zone kept elsewhere is not affected.
 * @throws HttpError 409 `dnssec_on`
 */
export async function refuseLeavingSigned({ db }: Pick<Deps, 'db'>, domain: DomainRow): Promise<void> {
  const row = await dnssecRow(db, domain.id);
  if (row?.kept === 'here' && !isFree(row.state)) throw dnssecOnError(domain, row, 'transfer');
}
