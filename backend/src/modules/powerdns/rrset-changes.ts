import {
  isRecordType,
  RECORD_TYPES,
  type DnsChanges,
  type ErrorItem,
  type PowerDnsChanges,
} from '@storefront/shared/contract';
import { checkRecord } from '@storefront/shared/domain';
import { HttpError, problemAt, ruleProblem, unprocessable } from '../../http/errors';
import type { ZoneRecordRow } from '../dns';
import { readContent } from './record-content';

const INVALID = 'Invalid DNS record';

/** A record set as a client wants it; none of its records is left after a deletion. */
interface WantedSet {
  /** Its place in the request. */
  readonly loc: string;
  /** Relative to the zone; `@` is the zone itself. */
  readonly name: string;
  readonly type: string;
  /** Undefined if the client has not sent one, which is a problem only of a record. */
  readonly ttl: number | undefined;
  readonly contents: readonly string[];
}

/** The changes that lead to what a client wants, with the place in the request that each comes from. */
export interface PlannedChanges {
  readonly changes: DnsChanges;
  readonly places: Readonly<Record<keyof DnsChanges, readonly Place[]>>;
}

interface Place {
  readonly set: WantedSet;
  /** The index of the record in its set; undefined for a record that the set no longer has. */
  readonly index?: number;
}

const invalid = (detail: readonly ErrorItem[]) =>
  unprocessable(INVALID, { code: 'invalid_record', detail: [...detail] });

/** Returns an owner relative to its zone; null if it is not in the zone. */
function relativeName(sent: string, zone: string): string | null {
  const name = sent.toLowerCase().replace(/\.$/, '');
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : null;
}

const toKey = ({ name, type }: { readonly name: string; readonly type: string }): string => `${name} ${type}`;

/**
 * Reads the sets of a request; the last change of a set counts.
 * @throws HttpError 422 for names outside the zone and for disabled records
 */
export function readSets({ rrsets }: PowerDnsChanges, zone: string): WantedSet[] {
  const problems: ErrorItem[] = [];
  const sets = new Map<string, WantedSet>();
  rrsets.forEach(({ name: sent, type: sentType, changetype, ttl, records }, at) => {
    const loc = `rrsets.${at}`;
    const type = sentType.toUpperCase();
    const name = relativeName(sent, zone);
    if (name === null) {
      problems.push(ruleProblem(`${loc}.name`, { code: 'record_name', params: { domain: zone } }));
      return;
    }
    const wanted = changetype === 'DELETE' ? [] : (records ?? []);
    wanted.forEach(({ disabled }, index) => {
      if (disabled)
        problems.push(
          problemAt(
            `${loc}.records.${index}.disabled`,
            { code: 'record_disabled', params: { name, type } },
            `Records cannot be disabled. Remove the ${type} record of ${name} instead.`,
          ),
        );
    });
    const set = { loc, name, type, ttl, contents: wanted.map(({ content }) => content) };
    sets.set(toKey(set), set);
  });
  if (problems.length) throw invalid(problems);
  return [...sets.values()];
}

function groupBy(
  records: Iterable<ZoneRecordRow>,
  getKey: (record: ZoneRecordRow) => string,
): ReadonlyMap<string, ZoneRecordRow[]> {
  const groups = new Map<string, ZoneRecordRow[]>();
  for (const record of records) {
    const group = groups.get(getKey(record));
    if (group) group.push(record);
    else groups.set(getKey(record), [record]);
  }
  return groups;
}

/**
 * Plans the changes from the present records to the wanted sets. Records that are already there stay, so that a client may send internal
 * records as it has read them; the others of a set are removed.
 * @returns null if nothing changes
 * @throws HttpError 422 for content that is not of its type
 */
export function planChanges(
  sets: readonly WantedSet[],
  records: readonly ZoneRecordRow[],
  zone: string,
): PlannedChanges | null {
  const present = groupBy(records, toKey);
  const changes: DnsChanges = { add: [], update: [], remove: [] };
  const places: Record<keyof DnsChanges, Place[]> = { add: [], update: [], remove: [] };
  const problems: ErrorItem[] = [];
  for (const set of sets) {
    const { loc, name, type, contents } = set;
    // Without a TTL, the rules of records name the limits.
    const ttl = set.ttl ?? '';
    const left = new Set(present.get(toKey(set)));
    const leftByRdata = groupBy(left, ({ rdata }) => rdata);
    const take = (rdata: string): ZoneRecordRow | undefined => {
      const record = leftByRdata.get(rdata)?.shift();
      if (record) left.delete(record);
      return record;
    };
    contents.forEach((content, index) => {
      const data = isRecordType(type) ? readContent(type, content) : null;
      const checked = data && isRecordType(type) ? checkRecord({ name, type, ttl, data }, zone) : null;
      const rdata = checked && 'record' in checked ? checked.record.rdata : content;
      const known = take(rdata) ?? take(content);
      if (known?.ttl === ttl) return;
      if (!isRecordType(type)) {
        problems.push(
          problemAt(
            `${loc}.type`,
            { code: 'type_not_served', params: { type } },
            `Our nameservers do not serve ${type} records.`,
          ),
        );
      } else if (!data) {
        const [example = ''] = RECORD_TYPES[type].examples;
        problems.push(
          problemAt(
            `${loc}.records.${index}.content`,
            { code: 'record_content', params: { type, example } },
            `This is not the data of a ${type} record, which is written like this: ${example}`,
          ),
        );
      } else if (known) {
        changes.update.push({ id: known.id, name, ttl, data });
        places.update.push({ set, index });
      } else {
        changes.add.push({ name, ttl, type, data });
        places.add.push({ set, index });
      }
    });
    for (const { id } of left) {
      changes.remove.push(id);
      places.remove.push({ set });
    }
  }
  if (problems.length) throw invalid(problems);
  return Object.values(changes).every((list) => list.length === 0) ? null : { changes, places };
}

const OF_SET = new Set(['name', 'type', 'ttl']);

/** Returns where a client has sent what a problem is about. */
function locate(loc: ErrorItem['loc'], places: PlannedChanges['places']): ErrorItem['loc'] {
  const [, kind, index, field] = /^(add|update|remove)\.(\d+)(?:\.(\w+))?$/.exec(String(loc)) ?? [];
  const place = places[kind as keyof DnsChanges]?.[Number(index)];
  if (!place) return loc;
  const { set } = place;
  if (field !== undefined && OF_SET.has(field)) return `${set.loc}.${field}`;
  return place.index === undefined ? set.loc : `${set.loc}.records.${place.index}.content`;
}

/** Returns an error of the planned changes with the places of the request in it; any other error unchanged. */
export function locateProblems(error: unknown, planned: PlannedChanges | null): unknown {
  if (!(error instanceof HttpError) || error.code !== 'invalid_record' || !planned) return error;
  const { detail } = error.body;
  if (!Array.isArray(detail)) return error;
  return invalid((detail as ErrorItem[]).map((item) => ({ ...item, loc: locate(item.loc, planned.places) })));
}
