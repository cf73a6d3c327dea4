import { isRecordType, RECORD_TYPES } from '../../contract/dns-record-types';
import type { CodedZoneWarning } from '../../contract/problem-codes';
import { absoluteName } from './record-name';
import { unquoteTxt } from './txt-data';
import type { ZoneRecord } from './zone-record';

/** A likely mistake at a name of the zone. */
export type ZoneWarning = { readonly name: string } & CodedZoneWarning;

/** The most DNS lookups that a mail receiver makes for one SPF record (RFC 7208 section 4.6.4). */
const SPF_LOOKUPS_MAX = 10;
/** SPF mechanisms that cost a look-up. */
const SPF_LOOKUP = /^[+\-~?]?(?:(include|redirect)[:=](\S+)|(?:a|mx|ptr)(?:[:/]\S*)?|exists:\S+)$/i;

/** Facts about the zone that the checks need repeatedly, computed once. */
class ZoneIndex {
  readonly #at = new Map<string, ZoneRecord[]>();
  readonly #parents = new Set<string>();

  constructor(
    readonly records: readonly ZoneRecord[],
    readonly zone: string,
  ) {
    for (const record of records) {
      const owner = absoluteName(record.name, zone);
      const known = this.#at.get(owner);
      if (known) {
        known.push(record);
        continue;
      }
      this.#at.set(owner, [record]);
      for (let rest = owner; rest.length > zone.length + 1; rest = rest.slice(rest.indexOf('.') + 1))
        this.#parents.add(rest);
    }
  }

  /** Whether the zone has records at a name, or below it. */
  exists(name: string): boolean {
    return this.#at.has(name) || this.#parents.has(name);
  }

  isInside(host: string): boolean {
    return host === `${this.zone}.` || host.endsWith(`.${this.zone}.`);
  }

  /** The records of a host, or of the wildcard that matches it (RFC 4592). */
  of(host: string): readonly ZoneRecord[] {
    const own = this.#at.get(host);
    if (own || this.#parents.has(host)) return own ?? [];
    let encloser = host.slice(host.indexOf('.') + 1);
    while (this.isInside(encloser) && encloser !== `${this.zone}.` && !this.#parents.has(encloser))
      encloser = encloser.slice(encloser.indexOf('.') + 1);
    return this.#at.get(`*.${encloser}`) ?? [];
  }

  /** The host is in a part of the zone that is delegated. */
  isDelegated(host: string): boolean {
    for (let rest = host; rest !== `${this.zone}.` && this.isInside(rest); rest = rest.slice(rest.indexOf('.') + 1)) {
      if (this.#at.get(rest)?.some(({ type }) => type === 'NS')) return true;
    }
    return false;
  }
}

const getHost = ({ rdata }: ZoneRecord): string => rdata.slice(rdata.lastIndexOf(' ') + 1);

/** Returns a warning if the host that a record points at is a CNAME or has no address. */
function targetWarning(record: ZoneRecord, index: ZoneIndex): CodedZoneWarning | null {
  const host = getHost(record);
  if (host === '.' || !index.isInside(host) || index.isDelegated(host)) return null;
  const params = { name: record.name, type: record.type, target: host.slice(0, -1) };
  const targets = index.of(host);
  if (record.type !== 'CNAME' && record.type !== 'ALIAS' && targets.some(({ type }) => type === 'CNAME')) {
    return { code: 'target_is_cname', params };
  }
  if (targets.some(({ type }) => type === 'A' || type === 'AAAA' || type === 'CNAME' || type === 'ALIAS')) return null;
  return { code: 'target_without_address', params };
}

/**
 * Returns a warning for a host that was probably meant to be inside the zone: `mail.sub` is stored as `mail.sub.`. Recognised by records of
 * the zone under that name or its last label; for a real external host there are none.
 */
function strayWarning(record: ZoneRecord, index: ZoneIndex): CodedZoneWarning | null {
  const host = getHost(record);
  if (host === '.' || index.isInside(host)) return null;
  const meant = `${host}${index.zone}.`;
  const last = host.split('.').at(-2) ?? '';
  if (!index.exists(meant) && !index.exists(`${last}.${index.zone}.`)) return null;
  return {
    code: 'target_outside',
    params: {
      name: record.name,
      type: record.type,
      target: host.slice(0, -1),
      domain: index.zone,
      meant: meant.slice(0, -1),
    },
  };
}

/** Counts the minimum number of look-ups of an SPF record; those that other domains add are unknown here. */
function spfLookups(text: string, index: ZoneIndex, seen: ReadonlySet<string>): number {
  let count = 0;
  for (const term of text.split(/\s+/).slice(1)) {
    const match = SPF_LOOKUP.exec(term);
    if (!match) continue;
    count += 1;
    const next = match[2] ? `${match[2].toLowerCase().replace(/\.$/, '')}.` : null;
    if (next === null || seen.has(next)) continue;
    const [inner] = spfTexts(index.of(next));
    if (inner !== undefined) count += spfLookups(inner, index, new Set([...seen, next]));
  }
  return count;
}

function spfTexts(records: readonly ZoneRecord[]): string[] {
  return records.flatMap(({ type, rdata }) => {
    const text = type === 'TXT' ? unquoteTxt(rdata) : null;
    return text !== null && /^v=spf1(\s|$)/i.test(text) ? [text] : [];
  });
}

function spfWarnings(index: ZoneIndex): ZoneWarning[] {
  const names = new Set(
    index.records.filter(({ type, rdata }) => type === 'TXT' && /v=spf1/i.test(rdata)).map(({ name }) => name),
  );
  return [...names].flatMap((name): ZoneWarning[] => {
    const owner = absoluteName(name, index.zone);
    const texts = spfTexts(index.of(owner));
    if (texts.length > 1) return [{ name, code: 'several_spf', params: { name, has: texts.length } }];
    const lookups = spfLookups(texts[0] ?? '', index, new Set([owner]));
    if (lookups <= SPF_LOOKUPS_MAX) return [];
    return [{ name, code: 'spf_lookups', params: { name, has: lookups, max: SPF_LOOKUPS_MAX } }];
  });
}

/** Record types whose last record must not be removed without a warning, because a service stops. */
const STOPS = { MX: 'mail_stops', NS: 'delegation_stops' } as const;

function stops(before: readonly ZoneRecord[], after: readonly ZoneRecord[], zone: string): ZoneWarning[] {
  return Object.entries(STOPS).flatMap(([stopping, code]) => {
    const left = new Set(after.filter(({ type }) => type === stopping).map(({ name }) => name));
    const stopped = new Set(
      before.filter(({ type, name }) => type === stopping && !left.has(name)).map(({ name }) => name),
    );
    return [...stopped].map((name): ZoneWarning => ({
      name,
      code,
      params: { domain: absoluteName(name, zone).slice(0, -1) },
    }));
  });
}

/** Lists names at which a website responded before the change and would not afterwards. */
function sitesThatStop(before: readonly ZoneRecord[], after: readonly ZoneRecord[], zone: string): ZoneWarning[] {
  const [was, is] = [new ZoneIndex(before, zone), new ZoneIndex(after, zone)];
  const answers = (index: ZoneIndex, name: string): boolean =>
    index.of(absoluteName(name, zone)).some(({ type }) => ['A', 'AAAA', 'CNAME', 'ALIAS'].includes(type));
  return ['@', 'www']
    .filter((name) => answers(was, name) && !answers(is, name))
    .map((name) => ({ name, code: 'site_stops', params: { domain: absoluteName(name, zone).slice(0, -1) } }));
}

/** DS without NS is not a delegation, so the signed zone could not be found (RFC 4035 section 2.4). */
function lonelyDs(records: readonly ZoneRecord[]): ZoneWarning[] {
  const delegated = new Set(records.filter(({ type }) => type === 'NS').map(({ name }) => name));
  const lonely = new Set(
    records.filter(({ type, name }) => type === 'DS' && !delegated.has(name)).map(({ name }) => name),
  );
  return [...lonely].map((name) => ({ name, code: 'ds_alone', params: { name } }));
}

const toKey = ({ code, params }: ZoneWarning): string => JSON.stringify([code, params]);

/**
 * Finds problems that nameservers accept (DN-08, D6): hosts that are CNAMEs or have no address, SPF records that receivers give up on, and
 * mail, sites and delegations that would stop working. Reports only those that the change causes.
 */
export function zoneWarnings(before: readonly ZoneRecord[], after: readonly ZoneRecord[], zone: string): ZoneWarning[] {
  const standing = new Set(listLastingWarnings(before, zone).map(toKey));
  return [
    ...stops(before, after, zone),
    ...sitesThatStop(before, after, zone),
    ...listLastingWarnings(after, zone).filter((warning) => !standing.has(toKey(warning))),
  ];
}

function listLastingWarnings(records: readonly ZoneRecord[], zone: string): ZoneWarning[] {
  const index = new ZoneIndex(records, zone);
  const targets = records.flatMap((record): ZoneWarning[] => {
    const warning =
      isRecordType(record.type) && RECORD_TYPES[record.type].pointsAtAddress
        ? (targetWarning(record, index) ?? strayWarning(record, index))
        : null;
    return warning === null ? [] : [{ name: record.name, ...warning }];
  });
  return [...targets, ...spfWarnings(index), ...lonelyDs(records)];
}
