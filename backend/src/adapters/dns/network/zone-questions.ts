import type { Answer } from 'dns-packet';
import { queryDns, type DnsAnswer } from '../../../dns/query-dns';
import type { ServerAddress } from '../../../ports/name-server';

const SERVERS_EACH = 2;

/** Result of one query. `delegated`: others serve the name, from `owner` down; with their NS records and addresses. */
export type Finding =
  | { readonly kind: 'records'; readonly records: readonly Answer[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'no_name' }
  | { readonly kind: 'delegated'; readonly owner: string; readonly records: readonly Answer[] }
  | { readonly kind: 'unanswered' };

const isInside = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`);

/** Queries the servers of a zone in rotation, so that none gets all queries. */
export class ZoneQuestions {
  readonly #zone: string;
  readonly #servers: readonly ServerAddress[];
  readonly #asking: { readonly timeoutMs: number; readonly signal: AbortSignal };
  #turn = 0;

  /** @param zone in A-labels */
  constructor(
    zone: string,
    servers: readonly ServerAddress[],
    options: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ) {
    this.#zone = zone;
    this.#servers = servers;
    this.#asking = options;
  }

  /** Queries one type at a full name of the zone. Never throws. */
  async ask(name: string, type: string): Promise<Finding> {
    const start = this.#turn++;
    for (let index = 0; index < Math.min(SERVERS_EACH, this.#servers.length); index += 1) {
      const server = this.#servers[(start + index) % this.#servers.length];
      const answer = server && (await queryDns(server, { name, type }, this.#asking));
      const finding = answer ? this.#read(answer.packet, name, type) : null;
      if (finding) return finding;
    }
    return { kind: 'unanswered' };
  }

  /** Interprets an answer; null if it is unusable: an error, a refusal, or not authoritative. */
  #read(answer: DnsAnswer, name: string, type: string): Finding | null {
    const owner = ({ name: own }: Answer): string => own.toLowerCase();
    const { answers = [], authorities = [], additionals = [], rcode } = answer;
    if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') return null;
    if (!answer.flag_aa) {
      const referral = authorities.filter(
        (record) =>
          record.type === 'NS' &&
          owner(record) !== this.#zone &&
          isInside(owner(record), this.#zone) &&
          isInside(name, owner(record)),
      );
      const cut = referral[0] && owner(referral[0]);
      if (answers.length || cut === undefined) return null;
      const hosts = new Set(referral.map((record) => (record.type === 'NS' ? record.data.toLowerCase() : '')));
      const glue = additionals.filter(
        (record) =>
          (record.type === 'A' || record.type === 'AAAA') && hosts.has(owner(record)) && isInside(owner(record), cut),
      );
      return {
        kind: 'delegated',
        owner: cut,
        records: [...referral.filter((record) => owner(record) === cut), ...glue],
      };
    }
    // Only records of this very name: the rest of a CNAME chain is queried by its own name, or belongs to others.
    const records = answers.filter(
      (record) => owner(record) === name && (record.type === (type as Answer['type']) || record.type === 'CNAME'),
    );
    if (records.length) return { kind: 'records', records };
    return { kind: rcode === 'NXDOMAIN' ? 'no_name' : 'none' };
  }
}
