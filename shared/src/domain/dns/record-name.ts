import type { RecordType } from '../../contract/dns-record-types';
import { toAscii, TYPED_MAX } from '../names';

/** A label of a record's owner: a host label, one that starts with an underscore (RFC 8552), or a wildcard on its own; at most 63 octets (RFC 1035 section 2.3.4). */
const OWNER_LABEL = /^(?=.{1,63}$)(\*|_?[a-z0-9]([a-z0-9_-]*[a-z0-9])?)$/;
const OWNER_MAX = 253;

/** Converts an internationalised label to an A-label; lower-cases any other. Null if IDNA rejects it. */
function ownerLabel(label: string): string | null {
  if (/^[\x00-\x7f]*$/.test(label)) return label.toLowerCase();
  const ascii = toAscii(`${label}.example`);
  return ascii === null ? null : ascii.slice(0, -'.example'.length);
}

/**
 * Parses the owner of a record, relative to its zone. An empty name becomes `@`, except for a CNAME, which is not allowed there (DN-03, RFC
 * 1912 section 2.4). The zone's own name is removed from the end, so that pasted full names work.
 * @returns null if it cannot be an owner in this zone
 */
export function recordName(input: string, type: RecordType, zone: string): string | null {
  if (input.length > TYPED_MAX) return null;
  const typed = input.trim().replace(/\.$/, '');
  const lower = typed.toLowerCase();
  const isApex = typed === '' || typed === '@' || lower === zone;
  if (isApex) return type === 'CNAME' ? null : '@';
  const relative = lower.endsWith(`.${zone}`) ? typed.slice(0, -zone.length - 1) : typed;
  // A trailing dot marks a full name, in this case of another zone.
  if (input.trim().endsWith('.') && relative === typed) return null;
  const labels = relative.split('.').map(ownerLabel);
  if (!labels.every((label, index) => label !== null && OWNER_LABEL.test(label) && (label !== '*' || index === 0)))
    return null;
  const name = labels.join('.');
  return `${name}.${zone}`.length <= OWNER_MAX ? name : null;
}

/** Returns the absolute owner, with its final dot. */
export function absoluteName(name: string, zone: string): string {
  return name === '@' ? `${zone}.` : `${name}.${zone}.`;
}
