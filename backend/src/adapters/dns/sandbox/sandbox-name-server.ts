import type { DsRecord } from '@storefront/shared/domain';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { dns_sandbox_zones } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { FaultScripts } from '../../../core/fault-scripts';
import type { NameServer, ServerAddress, ZoneChange, ZoneOutcome } from '../../../ports/name-server';
import type { Rrset } from '../../../core/rrset';
import { openText, sealText } from '../../../core/sealed-text';
import { WIRE_TYPES } from '../../../dns/wire-data';
import { ZoneKey } from '../zone-key';
import type { ServedZone } from './answer-question';

const setKey = ({ name, type }: Pick<Rrset, 'name' | 'type'>): string => `${name} ${type}`;

/** Returns a name with other sets beside a CNAME, which every nameserver rejects (RFC 1034 section 3.6.2). */
function besideCname(rrsets: readonly Rrset[]): string | undefined {
  const aliases = new Set(rrsets.filter(({ type }) => type === 'CNAME').map(({ name }) => name));
  return rrsets.find(({ name, type }) => type !== 'CNAME' && aliases.has(name))?.name;
}

/** A nameserver that stores its zones in our database, with scripted faults; `DnsResponder` answers questions from it. */
export class SandboxNameServer implements NameServer {
  readonly provider = 'sandbox';
  readonly serves: ReadonlySet<string> = new Set([...WIRE_TYPES, 'ALIAS']);
  readonly signsAlias = true;
  readonly addresses: readonly ServerAddress[];
  readonly #db: Db;
  readonly #faults: FaultScripts;
  readonly #signingSecrets: readonly string[];

  /** @param signingSecrets the first seals zone keys, any of them opens them; without one, zones are not signed */
  constructor({
    db,
    faults,
    addresses,
    signingSecrets = [],
  }: {
    readonly db: Db;
    readonly faults: FaultScripts;
    readonly addresses: readonly ServerAddress[];
    readonly signingSecrets?: readonly string[];
  }) {
    this.#signingSecrets = signingSecrets;
    this.addresses = addresses;
    this.#db = db;
    this.#faults = faults;
  }

  async zone(zone: string): Promise<readonly Rrset[] | null | 'unknown'> {
    if (this.#faults.take('zone', zone)) return 'unknown';
    const [row] = await this.#db.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, zone));
    return row?.rrsets ?? null;
  }

  /** Returns the innermost zone that contains a name; null if there is none. Not subject to faults. */
  async servedZone(name: string): Promise<ServedZone | null> {
    const labels = name.toLowerCase().replace(/\.$/, '').split('.');
    const candidates = labels.slice(0, -1).map((_, first) => labels.slice(first).join('.'));
    if (candidates.length === 0) return null;
    const [row] = await this.#db
      .select()
      .from(dns_sandbox_zones)
      .where(inArray(dns_sandbox_zones.zone, candidates))
      .orderBy(desc(sql`length(${dns_sandbox_zones.zone})`))
      .limit(1);
    if (!row) return null;
    const { signing_key: sealed, ...served } = row;
    return { ...served, key: this.#findKey(row.zone, sealed) };
  }

  /** Returns the key of a zone; null if it has none, or none that the secrets open. */
  #findKey(zone: string, sealed: string | null): ZoneKey | null {
    const pem = sealed === null ? null : openText(sealed, `zone:${zone}`, this.#signingSecrets);
    return pem === null ? null : new ZoneKey(zone, pem);
  }

  async change(zone: string, change: ZoneChange, edition: number): Promise<ZoneOutcome> {
    return this.#call('zone_change', zone, () => this.#make(zone, change, edition));
  }

  async signedWith(zone: string): Promise<readonly DsRecord[] | null | 'unknown'> {
    if (this.#faults.take('zone_keys', zone)) return 'unknown';
    const [row] = await this.#db.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, zone));
    const key = row && this.#findKey(zone, row.signing_key);
    return row ? (key ? [key.ds] : []) : null;
  }

  async sign(zone: string): Promise<boolean> {
    if (this.#faults.take('zone_sign', zone)) return false;
    return inTransaction(this.#db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`zone:${zone}`}))`);
      const [row] = await tx.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, zone));
      const signing_key = row?.signing_key ?? this.#newKey(zone);
      if (!row || signing_key === null) return false;
      await tx.update(dns_sandbox_zones).set({ signing_key }).where(eq(dns_sandbox_zones.zone, zone));
      return true;
    });
  }

  /** Creates a sealed key; null if zones are not signed. */
  #newKey(zone: string): string | null {
    const [secret] = this.#signingSecrets;
    return secret === undefined ? null : sealText(ZoneKey.generate(), `zone:${zone}`, secret);
  }

  problem(): Promise<null> {
    return Promise.resolve(null);
  }

  async #make(zone: string, { put, remove, isWhole }: ZoneChange, edition: number): Promise<ZoneOutcome> {
    return inTransaction(this.#db, async (tx): Promise<ZoneOutcome> => {
      // Serialises changes of a zone, also while it is created.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`zone:${zone}`}))`);
      const [row] = await tx.select().from(dns_sandbox_zones).where(eq(dns_sandbox_zones.zone, zone));
      if (row && edition < row.edition) return { kind: 'overtaken' };
      if (!row && !isWhole) return { kind: 'absent' };
      const out = new Set([...put, ...remove].map(setKey));
      const rrsets = [...(row?.rrsets ?? []).filter((set) => !out.has(setKey(set))), ...put];
      const crowded = besideCname(rrsets);
      if (crowded) return { kind: 'refused', message: `${crowded} has a CNAME beside other records.` };
      const signing_key = row?.signing_key ?? this.#newKey(zone);
      await tx
        .insert(dns_sandbox_zones)
        .values({ zone, rrsets, edition, signing_key })
        .onConflictDoUpdate({ target: dns_sandbox_zones.zone, set: { rrsets, edition, signing_key } });
      return { kind: 'done' };
    });
  }

  /** Runs a call subject to scripted faults. */
  async #call(operation: string, zone: string, work: () => Promise<ZoneOutcome>): Promise<ZoneOutcome> {
    const fault = this.#faults.take(operation, zone);
    switch (fault?.kind) {
      case undefined:
        return work();
      case 'drop_request':
        return { kind: 'unknown', cause: 'timeout waiting for the response' };
      case 'drop_response':
      case 'delay':
      case 'late_success':
      case 'malformed':
        await work();
        return { kind: 'unknown', cause: 'timeout waiting for the response' };
      case 'error':
        return { kind: 'away', cause: 'the nameserver answered with an error' };
      default:
        return { kind: 'refused', message: 'The nameserver refused the change.' };
    }
  }
}
