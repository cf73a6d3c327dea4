import type { RecordInput } from './zone-record';

/**
 * Limits in seconds: a minute to a week. Shorter TTLs cost resolvers more than they gain; longer ones delay planned changes (RFC 1912
 * section 2.2).
 */
export const TTL_MIN = 60;
export const TTL_MAX = 604_800;

/** Parses a TTL in seconds, including a form's value object (DN-04); null if it is not an integer in the allowed range. */
export function recordTtl(input: RecordInput['ttl']): number | null {
  const value = typeof input === 'object' ? input.value : input;
  const seconds = typeof value === 'number' ? value : /^\d+$/.test(value.trim()) ? Number(value) : NaN;
  return Number.isInteger(seconds) && seconds >= TTL_MIN && seconds <= TTL_MAX ? seconds : null;
}
