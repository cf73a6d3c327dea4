import { RECORD_TYPES } from '../../contract/dns-record-types';
import { absoluteName, recordName } from './record-name';
import { recordTtl, TTL_MAX, TTL_MIN } from './record-ttl';
import { writeFields } from './rdata';
import type { RecordInput, RecordProblem, ZoneRecord } from './zone-record';

/**
 * Returns the record as it will be saved, or everything that is wrong with it. DS and NS records of the zone itself are refused, because
 * they belong to the registry.
 */
export function checkRecord(
  { name, type, ttl, data }: RecordInput,
  zone: string,
): { readonly record: ZoneRecord } | { readonly problems: readonly RecordProblem[] } {
  const problems: RecordProblem[] = [];
  const owner = recordName(name, type, zone);
  if (owner === null) {
    const isOfZone = type === 'CNAME' && recordName(name, 'A', zone) === '@';
    problems.push({
      field: 'name',
      ...(isOfZone ? { code: 'cname_of_zone' } : { code: 'record_name', params: { domain: zone } }),
    });
  } else if (owner === '@' && (type === 'DS' || type === 'NS')) {
    problems.push({ field: 'type', code: 'record_at_registry', params: { domain: zone, type } });
  }
  const seconds = recordTtl(ttl);
  if (seconds === null) problems.push({ field: 'ttl', code: 'record_ttl', params: { min: TTL_MIN, max: TTL_MAX } });
  const written = writeFields(type, data, zone);
  if ('problems' in written) problems.push(...written.problems);
  if (owner === null || seconds === null || 'problems' in written || problems.length) return { problems };
  const problem = RECORD_TYPES[type].problem?.({ owner: absoluteName(owner, zone), fields: written.fields });
  if (problem) return { problems: [problem] };
  // Only the parameters, which come last, may be empty.
  return { record: { name: owner, type, ttl: seconds, rdata: written.fields.join(' ').trimEnd() } };
}
