import type { RecordInput } from './zone-record';

/** Seconds, a minute to a week. Shorter costs resolvers more than it gains, longer outlives every plan (RFC 1912 section 2.2). */
export const TTL_MIN = 60;
export const TTL_MAX = 604_800;

/** A TTL in seconds, also from a form's value object (DN-04); null where it is no integer in the allowed range. */
export function recordTtl(input: RecordInput['ttl']): number | null {
  const value = typeof input === 'object' ? input.value : input;
  const seconds = typeof value === 'number' ? value : /^\d+$/.test(value.trim()) ? Number(value) : NaN;
  return Number.isInteger(seconds) && seconds >= TTL_MIN && seconds <= TTL_MAX ? seconds : null;
}
