import type { ZoneChange } from '../../../ports/name-server';
import { inWireOrder } from '../../../dns/service-binding';
import { editionOwner, getLaterMarks, getMarks } from './edition-marks';

/** A set as PowerDNS takes it in a PATCH. */
export interface RrsetPatch {
  readonly name: string;
  readonly type: string;
  readonly changetype: 'REPLACE' | 'DELETE';
  readonly ttl?: number;
  readonly records?: readonly { readonly content: string; readonly disabled: false }[];
}

/** Seconds; nobody but us asks for marks. */
const MARK_TTL = 3_600;

const replace = (name: string, type: string, ttl: number, contents: readonly string[]): RrsetPatch => ({
  name,
  type,
  ttl,
  changetype: 'REPLACE',
  records: contents.map((content) => ({ content, disabled: false })),
});
const remove = (name: string, type: string): RrsetPatch => ({ name, type, changetype: 'DELETE' });

/** The sets that a new zone of an edition begins with. */
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
 * A change as one PATCH, which PowerDNS makes whole or not at all, and not where the zone is of a later edition: it refuses a CNAME
 * at a name that has other data, also an empty set of them, so a CNAME is asked for at each name of which a later edition has one.
 *
 * @param marked the edition whose marks are taken away; where the zone has got another one since, older marks stay and do no harm
 */
export function createPatch(zone: string, change: ZoneChange, edition: number, marked: number): RrsetPatch[] {
  const kept = new Set(getMarks(edition, zone));
  return [
    ...getLaterMarks(edition, zone).map((name) => replace(name, 'CNAME', MARK_TTL, [])),
    ...getMarks(marked, zone).flatMap((name) => (kept.has(name) ? [] : [remove(name, 'TXT')])),
    // What goes makes room for what comes: a CNAME takes the place of an address.
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
