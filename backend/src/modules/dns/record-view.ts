import type { DnsRecord } from '@storefront/shared/contract';
import { readRdata } from '@storefront/shared/domain';
import type { ZoneRecordRow } from './zone-settling';

/** A record as the contract shows it: its presentation format and the fields of its type (DN-01). */
export function viewRecord({ id, name, ttl, type, rdata, is_internal }: ZoneRecordRow, domain: string): DnsRecord {
  return { id, name, ttl, type, rdata, domain, json_data: null, isInternalRecord: is_internal, ...readRdata(type, rdata) };
}
