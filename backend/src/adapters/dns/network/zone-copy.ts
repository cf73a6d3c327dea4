import { isRecordType, RECORD_TYPES } from '@storefront/shared/contract';
import { checkRecord, TTL_MAX, TTL_MIN, txtStrings, type ZoneRecord } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import { mapConcurrently } from '../../../core/map-concurrently';
import { readWireRecord, fromPacketType } from '../../../dns/wire-data';
import { COMMON_NAMES, HOST_TYPES, HTTPS, getParent, joinName, wildcardProbes, type NameQuery } from './common-names';
import type { Finding, ZoneQuestions } from './zone-questions';

/** Concurrently read names. */
const AT_ONCE = 12;
/** Limits on further names found in records, and on how often this repeats, for instance from a mail server to its address. */
const FOUND_NAMES_MAX = 60;
const ROUNDS_MAX = 4;
/** Maximum number of records: a larger zone is generated, not written by people. */
const RECORDS_MAX = 1_000;

/** Domains in SPF terms (RFC 7208 section 5). */
const SPF_TERM = /^[+\-~?]?(?:include:|redirect=|a:|mx:|exists:)([^\s/%]+)/i;
const decoder = new TextDecoder();

interface ReadName {
  readonly records: readonly ZoneRecord[];
  readonly unanswered: readonly string[];
}

export interface CopiedNames {
  readonly records: readonly ZoneRecord[];
  /** Types by name, relative to the zone. */
  readonly unanswered: ReadonlyMap<string, readonly string[]>;
  /** `TYPE name` of records that our zones do not support. */
  readonly refused: ReadonlySet<string>;
  readonly hasHttps: boolean;
  readonly isCut: boolean;
}

/** Copies a zone by querying its common names and those that their records point at. */
export class ZoneCopy {
  readonly #zone: string;
  readonly #questions: ZoneQuestions;
  readonly #records = new Map<string, ZoneRecord>();
  readonly #delegated = new Set<string>();
  readonly #wildcards = new Map<string, ReadName>();
  readonly #unanswered = new Map<string, readonly string[]>();
  readonly #refused = new Set<string>();
  #hasHttps = false;
  #isCut = false;

  constructor(zone: string, questions: ZoneQuestions) {
    this.#zone = zone;
    this.#questions = questions;
  }

  async read(): Promise<CopiedNames> {
    const known = new Set(COMMON_NAMES.map(({ name }) => name));
    let open: readonly NameQuery[] = COMMON_NAMES;
    for (let round = 0; round < ROUNDS_MAX && open.length; round += 1) {
      await this.#readRound(open, round === 0);
      const targets = [...this.#records.values()].flatMap((record) => this.#listTargets(record));
      open = [...new Set(targets)]
        .filter((name) => !known.has(name))
        .slice(0, COMMON_NAMES.length + FOUND_NAMES_MAX - known.size)
        .map((name) => ({ name, types: HOST_TYPES }));
      for (const { name } of open) known.add(name);
    }
    await mapConcurrently([...this.#delegated], AT_ONCE, async (name) =>
      this.#addRecords((await this.#readName({ name, types: ['DS'] })).records),
    );
    const records = [...this.#records.values()];
    return {
      records: records.sort(byNameAndType),
      unanswered: this.#unanswered,
      refused: this.#refused,
      hasHttps: this.#hasHttps,
      isCut: this.#isCut,
    };
  }

  async #readRound(names: readonly NameQuery[], isFirst: boolean): Promise<void> {
    const read = new Map<NameQuery, ReadName>();
    const probes = isFirst ? [...wildcardProbes()] : [];
    await mapConcurrently(
      [
        ...names.map((name) => async () => void read.set(name, await this.#readName(name))),
        ...probes.map(([parent, probe]) => async () => {
          this.#wildcards.set(parent, await this.#readName(probe));
        }),
      ],
      AT_ONCE,
      (task) => task(),
    );
    if (isFirst) this.#addWildcards();
    for (const name of names) this.#addName(name, read.get(name));
  }

  /** Reads all types of a name, one after the other, because the first answer often shows that there are no more. */
  async #readName({ name, types }: NameQuery): Promise<ReadName> {
    const full = name === '@' ? this.#zone : `${name}.${this.#zone}`;
    const records: ZoneRecord[] = [];
    const unanswered: string[] = [];
    for (const type of types) {
      const finding = await this.#questions.ask(full, type);
      if (finding.kind === 'unanswered' && type !== HTTPS) unanswered.push(type);
      if (finding.kind === 'delegated') this.#addDelegation(finding);
      if (finding.kind === 'no_name' || finding.kind === 'delegated') break;
      if (finding.kind !== 'records') continue;
      const alias = finding.records.find((record) => record.type === 'CNAME');
      // Nothing else may exist beside a CNAME (RFC 1034 section 3.6.2).
      if (alias) return { records: this.#toRecords(name, [alias]), unanswered: [] };
      if (type === HTTPS) this.#hasHttps = true;
      else records.push(...this.#toRecords(name, finding.records));
    }
    return { records, unanswered };
  }

  /** Converts records to our format, and notes those that our zones do not support. */
  #toRecords(name: string, answers: readonly Answer[]): ZoneRecord[] {
    const records = answers.flatMap((answer) => {
      const read = readWireRecord(answer);
      // Limited to the TTLs allowed here, which only affects caching.
      const ttl = Math.min(TTL_MAX, Math.max(TTL_MIN, 'ttl' in answer ? (answer.ttl ?? TTL_MIN) : TTL_MIN));
      const checked = read && checkRecord({ ...read, name, ttl }, this.#zone);
      if (checked && 'record' in checked) return [checked.record];
      this.#refused.add(`${fromPacketType(answer.type)} ${printable(name)}`);
      return [];
    });
    const shortest = new Map<string, number>();
    for (const { type, ttl } of records) shortest.set(type, Math.min(ttl, shortest.get(type) ?? ttl));
    // All records of a set have the same TTL (RFC 2181 section 5.2).
    return records.map((record) => ({ ...record, ttl: shortest.get(record.type) ?? record.ttl }));
  }

  #addName(name: NameQuery, read: ReadName | undefined): void {
    if (read?.unanswered.length) this.#unanswered.set(name.name, read.unanswered);
    if (read && !this.#comesFromWildcard(name, read)) this.#addRecords(read.records);
  }

  #addRecords(records: readonly ZoneRecord[]): void {
    for (const record of records) {
      if (this.#records.size >= RECORDS_MAX) this.#isCut = true;
      else this.#records.set(`${record.name} ${record.type} ${record.rdata}`, record);
    }
  }

  #addDelegation({ owner, records }: Extract<Finding, { readonly kind: 'delegated' }>): void {
    const name = owner.slice(0, -this.#zone.length - 1);
    if (this.#delegated.has(name)) return;
    this.#delegated.add(name);
    const own = new Map<string, Answer[]>();
    for (const record of records)
      own.set(record.name.toLowerCase(), [...(own.get(record.name.toLowerCase()) ?? []), record]);
    for (const [full, answers] of own)
      this.#addRecords(this.#toRecords(full.slice(0, -this.#zone.length - 1), answers));
  }

  /** Keeps wildcard records, except those that the wildcard above covers already. */
  #addWildcards(): void {
    for (const [parent, read] of this.#wildcards) {
      const types = new Set(read.records.map(({ type }) => type));
      const above = parent === '@' ? [] : this.#wildcardAbove(parent).filter(({ type }) => types.has(type));
      if (dataKey(read.records) !== dataKey(above))
        this.#addRecords(read.records.map((record) => ({ ...record, name: joinName('*', parent) })));
    }
  }

  #wildcardAbove(name: string): readonly ZoneRecord[] {
    let parent = getParent(name);
    while (parent !== '@' && !this.#wildcards.has(parent)) parent = getParent(parent);
    return this.#wildcards.get(parent)?.records ?? [];
  }

  /**
   * Whether all sets of a name come from a wildcard, so that it needs no records of its own. A name that differs in one set needs all of
   * them, because no wildcard applies to an existing name (RFC 4592 section 2.2.1).
   */
  #comesFromWildcard({ name, types }: NameQuery, { records, unanswered }: ReadName): boolean {
    if (name === '@' || records.length === 0 || unanswered.length) return false;
    const wanted = this.#wildcardAbove(name).filter(({ type }) => type === 'CNAME' || types.includes(type));
    return dataKey(records) === dataKey(wanted);
  }

  /** Returns the names of this zone, relative to it, that a record depends on. */
  #listTargets({ name, type, rdata }: ZoneRecord): string[] {
    const hosts =
      type === 'TXT'
        ? spfHosts(rdata)
        : isRecordType(type) && RECORD_TYPES[type].pointsAtAddress
          ? [rdata.slice(rdata.lastIndexOf(' ') + 1, -1)]
          : [];
    // The servers of a delegated part came with the delegation.
    const isDelegation = type === 'NS';
    return hosts.flatMap((host) => {
      const relative = host.endsWith(`.${this.#zone}`) ? host.slice(0, -this.#zone.length - 1) : null;
      return relative === null || (isDelegation && (relative === name || relative.endsWith(`.${name}`)))
        ? []
        : [relative];
    });
  }
}

function spfHosts(rdata: string): string[] {
  const text = (txtStrings(rdata) ?? []).map((octets) => decoder.decode(octets)).join('');
  if (!/^v=spf1\s/i.test(text)) return [];
  return text.split(/\s+/).flatMap((term) => SPF_TERM.exec(term)?.[1]?.toLowerCase().replace(/\.$/, '') ?? []);
}

/** Escapes octets of a name other than printable ASCII (RFC 1035 section 5.1). */
const printable = (name: string): string =>
  name.replaceAll(/[^!-~]/gu, (sign) =>
    [...Buffer.from(sign)].map((octet) => `\\${String(octet).padStart(3, '0')}`).join(''),
  );

const dataKey = (records: readonly ZoneRecord[]): string =>
  records
    .map(({ type, ttl, rdata }) => `${type} ${ttl} ${rdata}`)
    .sort()
    .join('\n');

const sortKey = ({ name, type, rdata }: ZoneRecord): string => `${name === '@' ? '' : name} ${type} ${rdata}`;
const byNameAndType = (a: ZoneRecord, b: ZoneRecord): number => (sortKey(a) < sortKey(b) ? -1 : 1);
