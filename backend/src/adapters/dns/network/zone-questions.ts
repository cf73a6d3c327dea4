import type { Answer } from 'dns-packet';
import { askDns, type DnsAnswer } from '../../../dns/ask-dns';
import type { ServerAddress } from '../../../ports/name-server';

/** Servers that one question is put to, one after the other. */
const SERVERS_EACH = 2;

/**
 * What the servers of a zone say to one question. `delegated`: the name lies in a part that others serve, from `owner` down; with
 * its NS records and the addresses that come along. `unanswered`: nobody said anything that counts.
 */
export type Finding =
  | { readonly kind: 'records'; readonly records: readonly Answer[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'no_name' }
  | { readonly kind: 'delegated'; readonly owner: string; readonly records: readonly Answer[] }
  | { readonly kind: 'unanswered' };

const isInside = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`);

/** Questions about the names of one zone to the servers that serve it, in turn, so that none gets all of them. */
export class ZoneQuestions {
  readonly #zone: string;
  readonly #servers: readonly ServerAddress[];
  readonly #asking: { readonly patienceMs: number; readonly signal: AbortSignal };
  #turn = 0;

  /** `zone` is ASCII. */
  constructor(
    zone: string,
    servers: readonly ServerAddress[],
    asking: { readonly patienceMs: number; readonly signal: AbortSignal },
  ) {
    this.#zone = zone;
    this.#servers = servers;
    this.#asking = asking;
  }

  /** Asks for one type at a full name of the zone. Never throws. */
  async ask(name: string, type: string): Promise<Finding> {
    const start = this.#turn++;
    for (let index = 0; index < Math.min(SERVERS_EACH, this.#servers.length); index += 1) {
      const server = this.#servers[(start + index) % this.#servers.length];
      const answer = server && (await askDns(server, { name, type }, this.#asking));
      const finding = answer ? this.#read(answer.packet, name, type) : null;
      if (finding) return finding;
    }
    return { kind: 'unanswered' };
  }

  /** The data of an answer; null if it does not count: an error, a refusal, or a non-authoritative answer. */
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
    // Only what is said of the very name: the rest of a chain is asked for by its own name, or belongs to others.
    const records = answers.filter(
      (record) => owner(record) === name && (record.type === (type as Answer['type']) || record.type === 'CNAME'),
    );
    if (records.length) return { kind: 'records', records };
    return { kind: rcode === 'NXDOMAIN' ? 'no_name' : 'none' };
  }
}
