import { readDsRecord, type DsRecord } from '@storefront/shared/domain';
import { ExponentialBackoff, handleWhenResult, retry } from 'cockatiel';
import type { Logger } from 'pino';
import { z } from 'zod';
import { HttpJson, type HttpAnswer, type HttpCall } from '../../http-json';
import type { NameServer, ServerAddress, ZoneChange, ZoneOutcome } from '../../../ports/name-server';
import type { Rrset } from '../../../core/rrset';
import { WIRE_TYPES } from '../../../dns/wire-data';
import { editionOwner, isMark } from './edition-marks';
import { createPatch, createZonePatch } from './rrset-patch';

/** Timeouts in milliseconds of connecting and of a response: writing ten thousand records takes half of it on two cores. */
const CONNECT_MS = 1_000;
const READ_MS = 10_000;
/** Octets of a zone as JSON: ten thousand records with long texts. */
const MAX_ZONE_BYTES = 64_000_000;
/** PowerDNS queues ten connections, and drops further ones silently. */
const CONNECTIONS = 6;
/** If its database cannot run two changes concurrently, one fails: it is retried for about two seconds. */
const AGAIN = { maxAttempts: 7, backoff: new ExponentialBackoff({ initialDelay: 30, maxDelay: 500 }) };
/** Maximum attempts if someone else creates or removes the zone at the same time. */
const TRIES = 3;
/** Enables live signing with a key that PowerDNS creates and stores, also after each change (DN-11). */
const SIGNED = { dnssec: true, api_rectify: true };
/** A zone that nobody queries (RFC 6761 section 6.4), on which the server has to prove that it compares editions. */
const TRIAL_ZONE = 'edition-trial.invalid';

const servedZone = z.object({
  dnssec: z.optional(z.boolean()),
  rrsets: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      ttl: z.int(),
      records: z.array(z.object({ content: z.string(), disabled: z.boolean() })),
    }),
  ),
});
/** `ds`: lines such as `4711 13 2 ab…`, one per digest. */
const zoneKeys = z.array(
  z.object({ active: z.boolean(), published: z.optional(z.boolean()), ds: z.optional(z.array(z.string())) }),
);
const serverSettings = z.array(z.object({ name: z.string(), value: z.string() }));
const refusal = z.object({ error: z.string() });

interface PowerDnsOptions {
  /** Origin of its HTTP interface, without a path. */
  readonly origin: string;
  /** Never logged. */
  readonly apiKey: string;
  /** The PowerDNS server ID; `localhost` by default. */
  readonly serverId: string;
  /** `Master` notifies secondaries of changes; `Native` leaves replication to its database. */
  readonly zoneKind: 'Native' | 'Master';
  /** Whether it is configured to resolve ALIAS records (`expand-alias` and `resolver`). */
  readonly expandsAlias: boolean;
  /** First nameserver, for the SOA of new zones. */
  readonly primary: string;
  readonly addresses: readonly ServerAddress[];
  readonly log: Logger;
  readonly connectMs?: number;
  readonly readMs?: number;
}

type Edition =
  | { readonly kind: 'edition'; readonly edition: number; readonly isSigned: boolean }
  | { readonly kind: 'absent' }
  | Failure;
type Failure = Extract<ZoneOutcome, { kind: 'refused' | 'overtaken' | 'away' | 'unknown' }>;

/**
 * PowerDNS over its HTTP interface. A change is one PATCH, which it applies completely or not at all. It rejects a change that a later one
 * has overtaken (`edition-marks.ts`), and has to prove that before it is used (`#trial`).
 */
export class PowerDnsNameServer implements NameServer {
  readonly provider = 'powerdns';
  /** Signed only in transfers to secondaries, with `outgoing-axfr-expand-alias`; its own answers have no signature. */
  readonly signsAlias = false;
  readonly serves: ReadonlySet<string>;
  readonly addresses: readonly ServerAddress[];
  readonly #http: HttpJson;
  readonly #zones: string;
  readonly #options: PowerDnsOptions;
  readonly #onceMore = retry(
    handleWhenResult(
      (answer) => (answer as HttpAnswer).kind === 'unknown' && (answer as { status?: number }).status !== undefined,
    ),
    AGAIN,
  );
  #hasShown = false;

  constructor(options: PowerDnsOptions) {
    const { origin, apiKey, serverId, addresses, connectMs = CONNECT_MS, readMs = READ_MS } = options;
    this.#options = options;
    this.serves = new Set([...WIRE_TYPES, ...(options.expandsAlias ? ['ALIAS'] : [])]);
    this.addresses = addresses;
    this.#zones = `/api/v1/servers/${encodeURIComponent(serverId)}/zones`;
    this.#http = new HttpJson({
      origin,
      connectMs,
      readMs,
      headers: { 'x-api-key': apiKey },
      maxBodyBytes: MAX_ZONE_BYTES,
      connections: CONNECTIONS,
      keepAlive: false,
    });
  }

  async zone(zone: string): Promise<readonly Rrset[] | null | 'unknown'> {
    const answer = await this.#http.call({ method: 'GET', path: this.#path(zone) });
    if (answer.kind === 'answer' && answer.status === 404) return null;
    const read = answer.kind === 'answer' && answer.status === 200 ? servedZone.safeParse(answer.body) : undefined;
    if (!read?.success) {
      this.#warn(zone, this.#failure(answer));
      return 'unknown';
    }
    return read.data.rrsets
      .filter((set) => set.type !== 'SOA' && !isMark(set, zone))
      .map(({ name, type, ttl, records }) => ({
        name,
        type,
        ttl,
        rdata: records
          .filter(({ disabled }) => !disabled)
          .map(({ content }) => content)
          .sort(),
      }));
  }

  async change(zone: string, change: ZoneChange, edition: number): Promise<ZoneOutcome> {
    const outcome = (await this.#trial()) ?? (await this.#make(zone, change, edition));
    if (outcome.kind === 'away' || outcome.kind === 'unknown') this.#warn(zone, outcome);
    return outcome;
  }

  async signedWith(zone: string): Promise<readonly DsRecord[] | null | 'unknown'> {
    const answer = await this.#http.call({ method: 'GET', path: `${this.#path(zone)}/cryptokeys` });
    if (answer.kind === 'answer' && answer.status === 404) return null;
    const read = answer.kind === 'answer' && answer.status === 200 ? zoneKeys.safeParse(answer.body) : undefined;
    if (read?.success)
      return read.data
        .filter(({ active, published }) => active && published !== false)
        .flatMap(({ ds = [] }) => ds.flatMap(sha256Ds));
    this.#warn(zone, this.#failure(answer));
    return 'unknown';
  }

  sign(zone: string): Promise<boolean> {
    return this.#sign(zone);
  }

  async problem(): Promise<string | null> {
    const answer = await this.#http.call({ method: 'GET', path: this.#zones.replace(/\/zones$/, '') });
    const failure = answer.kind === 'answer' && answer.status === 200 ? await this.#trial() : this.#failure(answer);
    if (failure !== null) return 'cause' in failure ? failure.cause : failure.kind;
    return this.#options.expandsAlias ? this.#aliasProblem() : null;
  }

  close(): void {
    this.#http.close();
  }

  async #make(zone: string, change: ZoneChange, edition: number): Promise<ZoneOutcome> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const current = await this.#getEdition(zone);
      const outcome =
        current.kind === 'edition'
          ? current.edition > edition
            ? { kind: 'overtaken' as const }
            : await this.#patch(zone, change, edition, current.edition)
          : current.kind === 'absent' && change.isWhole
            ? await this.#create(zone, change, edition)
            : current;
      if (outcome.kind === 'done' && current.kind === 'edition' && !current.isSigned) await this.#sign(zone);
      if (outcome.kind !== 'again') return outcome;
    }
    return { kind: 'unknown', cause: 'the zone was made and taken away at the same time' };
  }

  /** Returns the edition of a zone without its records; 0 for a zone that we did not create. */
  async #getEdition(zone: string): Promise<Edition> {
    const answer = await this.#http.call({
      method: 'GET',
      path: `${this.#path(zone)}?rrset_name=${editionOwner(zone)}&rrset_type=TXT`,
    });
    if (answer.kind === 'answer' && answer.status === 404) return { kind: 'absent' };
    const read = answer.kind === 'answer' && answer.status === 200 ? servedZone.safeParse(answer.body) : undefined;
    // Nothing was changed yet.
    if (!read?.success) return { kind: 'away', cause: getCause(this.#failure(answer)) };
    const text = read.data.rrsets.find(({ name, type }) => name === editionOwner(zone) && type === 'TXT')?.records[0]
      ?.content;
    return {
      kind: 'edition',
      edition: text === undefined ? 0 : Number(text.replaceAll('"', '')),
      isSigned: read.data.dnssec === true,
    };
  }

  async #patch(
    zone: string,
    change: ZoneChange,
    edition: number,
    marked: number,
  ): Promise<ZoneOutcome | { readonly kind: 'again' }> {
    const answer = await this.#send({
      method: 'PATCH',
      path: this.#path(zone),
      body: { rrsets: createPatch(zone, change, edition, marked) },
    });
    if (answer.kind === 'answer' && answer.status === 204) return { kind: 'done' };
    if (answer.kind === 'answer' && answer.status === 404) return { kind: 'again' };
    const failure = this.#failure(answer);
    return failure.kind === 'refused' && failure.message.includes(editionOwner(zone)) ? { kind: 'overtaken' } : failure;
  }

  /** Creates a zone if there is none: PowerDNS rejects a second one of the same name, however late this request arrives. */
  async #create(zone: string, change: ZoneChange, edition: number): Promise<ZoneOutcome | { readonly kind: 'again' }> {
    const soa = {
      name: `${zone}.`,
      type: 'SOA',
      ttl: 3_600,
      records: [{ content: `${this.#options.primary}. hostmaster.${zone}. 0 10800 3600 604800 300`, disabled: false }],
    };
    const rrsets = [soa, ...createZonePatch(zone, change, edition)];
    const answer = await this.#send({
      method: 'POST',
      path: this.#zones,
      body: { name: `${zone}.`, kind: this.#options.zoneKind, nameservers: [], rrsets, ...SIGNED },
    });
    if (answer.kind === 'answer' && answer.status === 201) return { kind: 'done' };
    if (answer.kind === 'answer' && answer.status === 409) return { kind: 'again' };
    return this.#failure(answer);
  }

  /** Enables signing of a zone created before zones were signed. On failure its records are served unsigned, and it is retried. */
  async #sign(zone: string): Promise<boolean> {
    const answer = await this.#http.call({ method: 'PUT', path: this.#path(zone), body: SIGNED });
    const isSigned = answer.kind === 'answer' && answer.status === 204;
    if (!isSigned) this.#warn(zone, this.#failure(answer));
    return isSigned;
  }

  /** Checks once per process that the server rejects an overtaken change; otherwise it is not used. @returns null if the check passes */
  async #trial(): Promise<Extract<ZoneOutcome, { kind: 'away' }> | null> {
    if (this.#hasShown) return null;
    const nothing: ZoneChange = { put: [], remove: [], isWhole: true };
    const later = await this.#make(TRIAL_ZONE, nothing, 2);
    if (later.kind !== 'done') return { kind: 'away', cause: getCause(later) };
    const earlier = await this.#patch(TRIAL_ZONE, nothing, 1, 1);
    this.#hasShown = earlier.kind === 'overtaken';
    if (this.#hasShown) return null;
    return {
      kind: 'away',
      cause:
        earlier.kind === 'done'
          ? 'this version of PowerDNS does not refuse a change that another has overtaken'
          : getCause(earlier),
    };
  }

  /** Sends a repeatable change, and retries it if the server reports a failure. */
  #send(call: HttpCall): Promise<HttpAnswer> {
    return this.#onceMore.execute(() => this.#http.call(call));
  }

  async #aliasProblem(): Promise<string | null> {
    const answer = await this.#http.call({ method: 'GET', path: this.#zones.replace(/zones$/, 'config') });
    const settings =
      answer.kind === 'answer' && answer.status === 200 ? serverSettings.safeParse(answer.body) : undefined;
    if (!settings?.success) return 'PowerDNS does not say how it is set up';
    const getValue = (setting: string): string => settings.data.find(({ name }) => name === setting)?.value ?? '';
    const isReady = getValue('expand-alias') === 'yes' && !['', 'no'].includes(getValue('resolver'));
    return isReady
      ? null
      : 'PowerDNS does not resolve ALIAS records: set expand-alias and resolver there, or POWERDNS_EXPANDS_ALIAS=false here';
  }

  #failure(answer: HttpAnswer): Failure {
    if (answer.kind === 'unknown') return { kind: answer.isSent ? 'unknown' : 'away', cause: answer.cause };
    if (answer.status === 401) return { kind: 'away', cause: 'PowerDNS rejected the API key (POWERDNS_API_KEY)' };
    const read = refusal.safeParse(answer.body);
    if (answer.status === 422 || answer.status === 400 || answer.status === 413)
      return { kind: 'refused', message: read.data?.error ?? `status ${answer.status}` };
    return { kind: 'unknown', cause: `status ${answer.status}` };
  }

  #path(zone: string): string {
    return `${this.#zones}/${zone}.`;
  }

  #warn(zone: string, failure: { readonly kind: string }): void {
    this.#options.log.warn({ event: 'powerdns.request_failed', zone, outcome: failure }, 'PowerDNS request failed');
  }
}

const getCause = (outcome: { readonly kind: string; readonly cause?: string; readonly message?: string }): string =>
  outcome.cause ?? outcome.message ?? outcome.kind;

function sha256Ds(line: string): DsRecord[] {
  const [key_tag = '', algorithm = '', digest_type = '', ...digest] = line.split(' ');
  const read =
    digest_type === '2' ? readDsRecord({ key_tag, algorithm, digest_type, digest: digest.join('') }) : { problems: [] };
  return 'record' in read ? [read.record] : [];
}
