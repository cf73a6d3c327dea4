import { readIpv4, readIpv6 } from '@storefront/shared/domain';
import { queryDns, type DnsAnswer, type DnsQuestion } from '../../../dns/query-dns';
import type { ServerAddress } from '../../../ports/name-server';

const DNS_PORT = 53;

/** Parses a server as in settings and the system configuration: `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:5353`. */
function readServer(text: string): Pick<ServerAddress, 'host' | 'port'> {
  const [, host, port] = /^\[(.+)\]:(\d+)$/.exec(text) ?? /^([^:]+):(\d+)$/.exec(text) ?? [];
  return host === undefined ? { host: text, port: DNS_PORT } : { host, port: Number(port) };
}

/** Queries recursive resolvers, such as the system's; tries the next if one fails or does not respond. */
export class Resolver {
  readonly #servers: readonly Pick<ServerAddress, 'host' | 'port'>[];
  readonly #timeoutMs: number;

  constructor(servers: readonly string[], { timeoutMs }: { readonly timeoutMs: number }) {
    this.#servers = servers.map(readServer);
    this.#timeoutMs = timeoutMs;
  }

  /** Returns an answer, including one without the name or record; null if no resolver responds. Never throws. */
  async ask(question: DnsQuestion, signal: AbortSignal): Promise<DnsAnswer | null> {
    for (const server of this.#servers) {
      const answer = await queryDns(server, question, { recursive: true, timeoutMs: this.#timeoutMs, signal });
      if (answer && (answer.packet.rcode === 'NOERROR' || answer.packet.rcode === 'NXDOMAIN')) return answer.packet;
    }
    return null;
  }

  /** Returns the addresses of a host, IPv4 first; empty if it has none or no resolver responds. */
  async addresses(host: string, signal: AbortSignal): Promise<string[]> {
    const answers = await Promise.all(['A', 'AAAA'].map((type) => this.ask({ name: host, type }, signal)));
    return answers.flatMap((answer) =>
      (answer?.answers ?? []).flatMap((record) => {
        const address =
          record.type === 'A' ? readIpv4(record.data) : record.type === 'AAAA' ? readIpv6(record.data) : null;
        return address === null ? [] : [address];
      }),
    );
  }
}
