import type { ZoneChange } from '../../../ports/name-server';
import { inWireOrder } from '../../../dns/service-binding';
import { editionOwner, getLaterMarks, getMarks } from './edition-marks';

/** A record set in the format of a PowerDNS PATCH. */
interface RrsetPatch {
  readonly name: string;
  readonly type: string;
  readonly changetype: 'REPLACE' | 'DELETE';
  readonly ttl?: number;
  readonly records?: readonly { readonly content: string; readonly disabled: false }[];
}

/** Seconds; only we query marks. */
const MARK_TTL = 3_600;

const replace = (name: string, type: string, ttl: number, contents: readonly string[]): RrsetPatch => ({
  name,
  type,
  ttl,
  changetype: 'REPLACE',
  records: contents.map((content) => ({ content, disabled: false })),
});
const remove = (name: string, type: string): RrsetPatch => ({ name, type, changetype: 'DELETE' });

export function createZonePatch(zone: string, { put }: ZoneChange, edition: number): RrsetPatch[] {
  return [
    ...marks(zone, edition),
    ...put.map(({ name, type, ttl, rdata }) =>
      replace(
        name,
        type,
        ttl,
        rdata.map((data) => inWireOrder(type, data)),
      ),
    ),
  ];
}

/**
 * Converts a change to one PATCH, which PowerDNS applies completely or not at all, and not if the zone has a later edition: it rejects a
 * CNAME at a name with other data, even an empty set of CNAMEs, so the patch contains one at each name that only a later edition has.
 *
 * @param marked the edition whose marks are removed; if the zone has got another one since, older marks remain and do no harm
 */
export function createPatch(zone: string, change: ZoneChange, edition: number, marked: number): RrsetPatch[] {
  const currentMarks = new Set(getMarks(edition, zone));
  return [
    ...getLaterMarks(edition, zone).map((name) => replace(name, 'CNAME', MARK_TTL, [])),
    ...getMarks(marked, zone).flatMap((name) => (currentMarks.has(name) ? [] : [remove(name, 'TXT')])),
    // Removals first, to make room: a CNAME may replace an address.
    ...change.remove.map(({ name, type }) => remove(name, type)),
    ...createZonePatch(zone, change, edition),
  ];
}

function marks(zone: string, edition: number): RrsetPatch[] {
  return [
    replace(editionOwner(zone), 'TXT', MARK_TTL, [`"${edition}"`]),
    ...getMarks(edition, zone).map((name) => replace(name, 'TXT', MARK_TTL, ['"1"'])),
  ];
}
