import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import packet, { type Answer, type DecodedPacket, type Packet } from 'dns-packet';
import type { Logger } from 'pino';
import type { AddressType, AliasTargets, HostAddresses } from '../../../ports/alias-targets';
import { answerQuestion, negativeReply, type Reply, type ServedZone } from './answer-question';
import { signReply } from './sign-reply';

/** Octets of a UDP answer unless the client states another size (RFC 1035 section 2.3.4). */
const UDP_PLAIN = 512;
/** Maximum octets over UDP, whatever the client states, to avoid fragmentation (RFC 9715). */
const UDP_MAX = 1_232;
const TCP_IDLE_MS = 5_000;
/** Header bits for the kind of query; 0 is a standard one. */
const OPCODE = 0x7800;
/** Seconds; longer than any TTL of a record. */
const UNLIMITED = 604_800;
const ALIASES_MAX = 8;
const RCODES = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 } as const;

interface DnsResponderOptions {
  readonly host: string;
  /** For both UDP and TCP; 0 for any free port. */
  readonly port: number;
  /** Returns the served zone that contains a name; null if there is none. */
  readonly findZone: (name: string) => Promise<ServedZone | null>;
  readonly aliases: AliasTargets;
  readonly log: Logger;
}

/** Answers DNS questions over UDP and TCP from the sandbox's zones, so that `dig` shows saved records. */
export class DnsResponder {
  readonly #options: DnsResponderOptions;
  #udp: UdpSocket | undefined;
  #tcp: Server | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(options: DnsResponderOptions) {
    this.#options = options;
  }

  /** Starts answering. @returns the port @throws if the port is in use */
  async listen(): Promise<number> {
    const { host, port } = this.#options;
    const tcp = createServer((socket) => this.#serve(socket));
    tcp.listen({ host, port });
    await once(tcp, 'listening');
    this.#tcp = tcp;
    const address = tcp.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    const udp = createSocket('udp4');
    udp.on('message', (message, asker) => {
      void this.#answer(message, 'udp').then((answer) => answer && udp.send(answer, asker.port, asker.address));
    });
    udp.bind({ address: host, port: taken });
    await once(udp, 'listening').catch((error: unknown) => {
      tcp.close();
      throw error;
    });
    this.#udp = udp;
    return taken;
  }

  async close(): Promise<void> {
    const closing = [this.#udp, this.#tcp].filter((open) => open !== undefined).map((open) => once(open, 'close'));
    for (const socket of this.#sockets) socket.destroy();
    this.#udp?.close();
    this.#tcp?.close();
    this.#udp = this.#tcp = undefined;
    await Promise.all(closing);
  }

  /** Over TCP, a length of two octets precedes each message (RFC 1035 section 4.2.2), of which there may be several (RFC 7766). */
  #serve(socket: Socket): void {
    let waiting = Buffer.alloc(0);
    this.#sockets.add(socket);
    socket.setTimeout(TCP_IDLE_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (part) => {
      waiting = Buffer.concat([waiting, part]);
      while (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
        const end = 2 + waiting.readUInt16BE(0);
        const message = waiting.subarray(2, end);
        waiting = waiting.subarray(end);
        void this.#answer(message, 'tcp').then((answer) => {
          if (!answer || socket.destroyed) return;
          const length = Buffer.alloc(2);
          length.writeUInt16BE(answer.length);
          socket.write(Buffer.concat([length, answer]));
        });
      }
    });
  }

  /** Answers a message; undefined if it is not a question, which is ignored. */
  async #answer(message: Buffer, over: 'udp' | 'tcp'): Promise<Buffer | undefined> {
    let query: DecodedPacket;
    try {
      query = packet.decode(message);
    } catch {
      return message.length >= 2
        ? packet.encode({ id: message.readUInt16BE(0), type: 'response', flags: RCODES.FORMERR })
        : undefined;
    }
    if (query.type !== 'query') return undefined;
    const reply = await this.#reply(query).catch((error: unknown): Packet => {
      this.#options.log.error({ event: 'dns.query_failed', err: error }, 'DNS query failed');
      return { flags: RCODES.SERVFAIL };
    });
    const edns = query.additionals?.find((record) => record.type === 'OPT');
    const whole: Packet = {
      ...reply,
      id: query.id ?? 0,
      type: 'response',
      flags: (reply.flags ?? 0) | ((query.flags ?? 0) & packet.RECURSION_DESIRED),
      questions: query.questions ?? [],
      additionals: edns
        ? [
            {
              type: 'OPT',
              name: '.',
              udpPayloadSize: UDP_MAX,
              flags: wantsSignatures(query) ? packet.DNSSEC_OK : 0,
              options: [],
              extendedRcode: 0,
              ednsVersion: 0,
              flag_do: wantsSignatures(query),
            },
          ]
        : [],
    };
    const encoded = packet.encode(whole);
    const room =
      over === 'tcp'
        ? 65_535
        : Math.min(
            UDP_MAX,
            Math.max(UDP_PLAIN, edns && 'udpPayloadSize' in edns ? Number(edns.udpPayloadSize) : UDP_PLAIN),
          );
    if (encoded.length <= room) return encoded;
    return packet.encode({
      ...whole,
      answers: [],
      authorities: [],
      flags: (whole.flags ?? 0) | packet.TRUNCATED_RESPONSE,
    });
  }

  async #reply(query: DecodedPacket): Promise<Packet> {
    const [question, ...more] = query.questions ?? [];
    if (((query.flags ?? 0) & OPCODE) !== 0) return { flags: RCODES.NOTIMP };
    if (!question || more.length) return { flags: RCODES.FORMERR };
    const served = await this.#options.findZone(question.name.toLowerCase());
    if (!served) return { flags: RCODES.REFUSED };
    const reply = await this.#withAddresses(answerQuestion(question, served), question.type as AddressType, served);
    if (!reply) return { flags: RCODES.SERVFAIL };
    const { rcode, authoritative, answers, authorities } =
      served.key && wantsSignatures(query)
        ? signReply(reply, question, { ...served, key: served.key }, new Date())
        : reply;
    return {
      flags: RCODES[rcode] | (authoritative ? packet.AUTHORITATIVE_ANSWER : 0),
      answers: [...answers],
      authorities: [...authorities],
    };
  }

  /** Adds the addresses of an ALIAS to a reply; null if they cannot be resolved. */
  async #withAddresses(reply: Reply, type: AddressType, served: ServedZone): Promise<Reply | null> {
    if (!reply.alias) return reply;
    const { owner, target, ttl } = reply.alias;
    const found = await this.#findAddresses(target, type, served, ALIASES_MAX);
    if (!found) return null;
    const name = owner.replace(/\.$/, '');
    const records = found.addresses.map((data): Answer => ({
      name,
      type,
      ttl: Math.min(ttl, found.ttl),
      class: 'IN',
      data,
    }));
    return records.length
      ? { ...reply, answers: [...reply.answers, ...records] }
      : negativeReply('NOERROR', served, reply.answers);
  }

  /** Returns the addresses of a host: from the zone itself, or from resolvers for hosts elsewhere. */
  async #findAddresses(
    host: string,
    type: AddressType,
    served: ServedZone,
    links: number,
  ): Promise<HostAddresses | null> {
    if (links === 0) return null;
    const isInside = host === `${served.zone}.` || host.endsWith(`.${served.zone}.`);
    const reply = isInside ? answerQuestion({ name: host, type }, served) : null;
    if (!reply || !reply.authoritative) return this.#options.aliases.of(host, type);
    const last = reply.answers.at(-1);
    const next = reply.alias?.target ?? (last?.type === 'CNAME' ? `${last.data}.` : undefined);
    const ttls = reply.answers.map((record) => ('ttl' in record ? (record.ttl ?? 0) : 0));
    if (next === undefined)
      return {
        addresses: reply.answers.flatMap((record) => (record.type === type ? [record.data] : [])),
        ttl: Math.min(UNLIMITED, ...ttls),
      };
    const found = await this.#findAddresses(next, type, served, links - 1);
    return found && { ...found, ttl: Math.min(found.ttl, reply.alias?.ttl ?? UNLIMITED, ...ttls) };
  }
}

/** Whether the client validates answers (RFC 3225). */
const wantsSignatures = ({ additionals = [] }: DecodedPacket): boolean =>
  additionals.some((record) => record.type === 'OPT' && record.flag_do);
