import { RECORD_TYPES } from '../../contract/dns-record-types';
import { absoluteName, recordName } from './record-name';
import { recordTtl, TTL_MAX, TTL_MIN } from './record-ttl';
import { writeFields } from './rdata';
import type { RecordInput, RecordProblem, ZoneRecord } from './zone-record';

/**
 * A record as it will be kept, or everything that is wrong with it. DS and NS of the zone itself belong to the registry, not
 * to the zone: there they are refused.
 */
export function checkRecord(
  { name, type, ttl, data }: RecordInput,
  zone: string,
): { readonly record: ZoneRecord } | { readonly problems: readonly RecordProblem[] } {
  const problems: RecordProblem[] = [];
  const owner = recordName(name, type, zone);
  if (owner === null) {
    const text =
      type === 'CNAME' && recordName(name, 'A', zone) === '@'
        ? 'A CNAME needs a name of its own, such as www.'
        : `Give a name in ${zone}, such as www, or @ for ${zone} itself.`;
    problems.push({ field: 'name', text });
  } else if (owner === '@' && (type === 'DS' || type === 'NS')) {
    problems.push({
      field: 'type',
      text: `The ${type} records of ${zone} itself are kept at the registry. Change its nameservers instead.`,
    });
  }
  const seconds = recordTtl(ttl);
  if (seconds === null) problems.push({ field: 'ttl', text: `Give a TTL from ${TTL_MIN} to ${TTL_MAX} seconds.` });
  const written = writeFields(type, data, zone);
  if ('problems' in written) problems.push(...written.problems);
  if (owner === null || seconds === null || 'problems' in written || problems.length) return { problems };
  const problem = RECORD_TYPES[type].problem?.({ owner: absoluteName(owner, zone), fields: written.fields });
  if (problem) return { problems: [problem] };
  // Only parameters may be empty, and they stand at the end.
  return { record: { name: owner, type, ttl: seconds, rdata: written.fields.join(' ').trimEnd() } };
}
