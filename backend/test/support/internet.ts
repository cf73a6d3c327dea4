import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import packet, { type Answer, type DecodedPacket, type Packet } from 'dns-packet';
import type { ZoneRecord } from '@storefront/shared/domain';
import { toRrsets } from '../../src/dns/rrsets';
import { answerQuestion } from '../../src/adapters/dns/sandbox/answer-question';
import { DnsResponder } from '../../src/adapters/dns/sandbox/dns-responder';
import type { ZoneKey } from '../../src/adapters/dns/zone-key';
import { silentLog } from './silent-log';

export type Zones = Readonly<Record<string, readonly ZoneRecord[]>>;

export const record = (name: string, type: ZoneRecord['type'], rdata: string, ttl = 3_600): ZoneRecord => ({
  name,
  type,
  ttl,
  rdata,
});

/** DNS servers on this machine that replace those of the Internet. */
export class Internet {
  readonly #closing: (() => Promise<unknown>)[] = [];
  readonly #ports = new Map<string, number>();
  readonly #hosts = new Map<string, readonly ZoneRecord[]>();
  /** Addresses that were about to be queried. */
  readonly reached: string[] = [];

  readonly reach = (address: string): { host: string; port: number } => {
    this.reached.push(address);
    const port = this.#ports.get(address);
    if (port === undefined) throw new Error(`No server at ${address}`);
    return { host: '127.0.0.1', port };
  };

  /** A resolver for the hosts, and for the delegations in the zone of every extension. @returns its address */
  async resolver(parent: readonly ZoneRecord[] = []): Promise<string> {
    const port = await this.#respond((name) => {
      const host = this.#hosts.get(name);
      return { [host ? name : name.slice(name.lastIndexOf('.') + 1)]: host ?? parent };
    });
    return `127.0.0.1:${port}`;
  }

  /** Sets a host's address and, optionally, the port of the server behind it. */
  place(host: string, address: string, port?: number): string {
    this.#hosts.set(host, [record('@', address.includes(':') ? 'AAAA' : 'A', address)]);
    if (port !== undefined) this.#ports.set(address, port);
    return host;
  }

  /** A nameserver for zones, over UDP and TCP. @returns its port */
  serve(zones: Zones | (() => Zones)): Promise<number> {
    return this.#respond(() => (typeof zones === 'function' ? zones() : zones));
  }

  /** A nameserver for signed zones, each with its key. @returns its port */
  serveSigned(zones: Zones, keys: Readonly<Record<string, ZoneKey>>): Promise<number> {
    return this.#respond(() => zones, keys);
  }

  /** A nameserver that sends whatever `answer` returns for a query, over UDP. @returns its port */
  async speak(answer: (query: DecodedPacket) => readonly Buffer[]): Promise<number> {
    const socket = createSocket('udp4');
    socket.on('message', (message, asker) => {
      for (const part of answer(packet.decode(message))) socket.send(part, asker.port, asker.address);
    });
    socket.bind({ address: '127.0.0.1', port: 0 });
    await once(socket, 'listening');
    this.#closing.push(async () => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    });
    return socket.address().port;
  }

  async close(): Promise<void> {
    await Promise.all(this.#closing.splice(0).map((close) => close()));
  }

  async #respond(zonesFor: (name: string) => Zones, keys: Readonly<Record<string, ZoneKey>> = {}): Promise<number> {
    const responder = new DnsResponder({
      host: '127.0.0.1',
      port: 0,
      findZone: (name) => {
        const zones = zonesFor(name);
        const zone = Object.keys(zones).find((candidate) => name === candidate || name.endsWith(`.${candidate}`));
        return Promise.resolve(
          zone === undefined
            ? null
            : { zone, rrsets: toRrsets(zone, zones[zone] ?? []), edition: 1, key: keys[zone] ?? null },
        );
      },
      aliases: { of: () => Promise.resolve(null) },
      log: silentLog,
    });
    const port = await responder.listen();
    this.#closing.push(() => responder.close());
    return port;
  }
}

/** The correct response of a server with a zone to a query; `change` alters it before it is sent. */
export function rightAnswer(
  query: DecodedPacket,
  zone: string,
  records: readonly ZoneRecord[],
  change: Partial<Packet> = {},
  more: readonly Answer[] = [],
): Buffer {
  const [question] = query.questions ?? [];
  if (!question) throw new Error('No question');
  const { rcode, answers } = answerQuestion(question, { zone, rrsets: toRrsets(zone, records), edition: 1 });
  return packet.encode({
    type: 'response',
    id: query.id ?? 0,
    flags: packet.AUTHORITATIVE_ANSWER | (rcode === 'NXDOMAIN' ? 3 : 0),
    questions: [question],
    answers: [...answers, ...more],
    ...change,
  });
}
