import { ADD_ONS } from '@storefront/shared/domain';
import type { DomainId } from '@storefront/shared/contract';
import type { Deps } from '../../deps';
import { conflict, problemAt } from '../../http/errors';
import { listConflictingRecords, type ForwardedDomain, findRecords, type ZoneRecordRow } from '../dns';
import { findZone } from './queries';

/** Returns the customer's records that conflict with forwarding, if the zone is hosted here. */
export async function ownRecordsInTheWay(
  deps: Pick<Deps, 'db' | 'config'>,
  domain: ForwardedDomain & { readonly id: DomainId },
): Promise<readonly ZoneRecordRow[]> {
  const zone = await findZone(deps.db, domain.id);
  return zone ? listConflictingRecords(await findRecords(deps, zone.id), domain, deps.config) : [];
}

/** @throws HttpError 409 `records_in_the_way`, listing the records */
export async function refuseInTheWay(
  deps: Pick<Deps, 'db' | 'config'>,
  domain: ForwardedDomain & { readonly id: DomainId },
  addOn: 'domain_forwarding' | 'email_forwarding',
): Promise<void> {
  const records = await ownRecordsInTheWay(deps, domain);
  if (records.length === 0) return;
  const { label } = ADD_ONS[addOn];
  throw conflict(`${label} has to replace ${records.length === 1 ? 'a DNS record' : 'DNS records'} of yours.`, {
    code: 'records_in_the_way',
    params: { add_on: addOn, records: records.length },
    detail: records.map(({ name, type, rdata }) =>
      problemAt(name, { code: 'record_in_the_way', params: { name, type, data: rdata } }, `${name} ${type} ${rdata}`),
    ),
  });
}
