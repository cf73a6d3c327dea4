import type { DnsRecord } from '@storefront/shared/contract';
import { readRdata } from '@storefront/shared/domain';
import type { ZoneRecordRow } from './queries';

interface ViewedDomain {
  readonly name: string;
  readonly forwarding_url: string | null;
}

/** Converts a record to its API form: presentation format, the fields of its type, and where it redirects visitors (DN-01). */
export function viewRecord(
  { id, name, ttl, type, rdata, is_internal }: ZoneRecordRow,
  domain: ViewedDomain,
): DnsRecord {
  const redirect =
    is_internal && (type === 'A' || type === 'AAAA') && domain.forwarding_url !== null
      ? { redirect: domain.forwarding_url }
      : null;
  return {
    id,
    name,
    ttl,
    type,
    rdata,
    domain: domain.name,
    json_data: redirect,
    isInternalRecord: is_internal,
    ...readRdata(type, rdata),
  };
}
