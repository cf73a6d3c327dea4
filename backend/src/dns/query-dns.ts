import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import packet, { type DecodedPacket, type Question } from 'dns-packet';
import type { ServerAddress } from '../ports/name-server';
import { toPacketType } from './wire-data';

/** Attempts per query. */
const TRIES = 2;
/** Octets that we accept over UDP (RFC 9715). */
const UDP_SIZE = 1_232;

/** Decoded by `dns-packet`, but missing from its types. */
export interface DnsAnswer extends DecodedPacket {
  /** RFC 1035 section 4.1.1, as a name such as `NXDOMAIN`. */
  readonly rcode: string;
}

interface TimedAnswer {
  readonly packet: DnsAnswer;
  readonly ms: number;
}

export interface DnsQuestion {
  readonly name: string;
  readonly type: string;
}

interface AskOptions {
  /** Queries a resolver recursively, instead of an authoritative server. */
  readonly recursive?: boolean;
  /** Requests signatures too, like a validating resolver (RFC 3225). */
  readonly dnssec?: boolean;
  /** Timeout of each of two attempts in milliseconds, over UDP or TCP. */
  readonly timeoutMs?: number;
  /** Aborts the query without an answer. */
  readonly signal?: AbortSignal | undefined;
}

type Endpoint = Pick<ServerAddress, 'host' | 'port'>;

/** A query as sent, with what identifies its answer. */
interface Query {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly message: Buffer;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Queries one server like `dig +norecurse`: over UDP, and over TCP if the answer is truncated. Null without an answer; never throws. */
export async function queryDns(
  to: Endpoint,
  question: DnsQuestion,
  { recursive = false, dnssec = false, timeoutMs = 1_500, signal }: AskOptions = {},
): Promise<TimedAnswer | null> {
  const id = randomInt(65_536);
  const name = question.name.replace(/\.$/, '');
  const type = toPacketType(question.type);
  const message = packet.encode({
    type: 'query',
    id,
    flags: recursive ? packet.RECURSION_DESIRED : 0,
    questions: [{ name, type: type as Question['type'], class: 'IN' }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: UDP_SIZE,
        flags: dnssec ? packet.DNSSEC_OK : 0,
        options: [],
        extendedRcode: 0,
        ednsVersion: 0,
        flag_do: dnssec,
      },
    ],
  });
  const query: Query = { id, name: name.toLowerCase(), type, message, timeoutMs, signal };
  const start = performance.now();
  for (let attempt = 0; attempt < TRIES && !signal?.aborted; attempt += 1) {
    const answer = await overUdp(to, query);
    if (!answer) continue;
    const whole = answer.flag_tc && !signal?.aborted ? await overTcp(to, query) : answer;
    if (whole) return { packet: whole, ms: performance.now() - start };
  }
  return null;
}

/** Returns a message only if it answers our query: anyone may send something to an open port. */
function readAnswer(message: Buffer, { id, name, type }: Query): DnsAnswer | null {
  try {
    const answer = packet.decode(message) as DnsAnswer;
    const [question] = answer.questions ?? [];
    // A server that rejects the query entirely may omit the question from its response.
    const isOurs = question ? question.name.toLowerCase() === name && question.type === type : !answer.answers?.length;
    return answer.type === 'response' && answer.id === id && isOurs ? answer : null;
  } catch {
    return null;
  }
}

function overUdp({ host, port }: Endpoint, query: Query): Promise<DnsAnswer | null> {
  return new Promise((resolve) => {
    const socket = createSocket({
      type: host.includes(':') ? 'udp6' : 'udp4',
      ...(query.signal && { signal: query.signal }),
    });
    let found: DnsAnswer | null = null;
    let isOpen = true;
    const end = (): void => {
      if (isOpen) socket.close();
      isOpen = false;
    };
    const timer = setTimeout(end, query.timeoutMs);
    // An abort by the signal closes it too.
    socket.once('close', () => {
      isOpen = false;
      clearTimeout(timer);
      resolve(found);
    });
    socket.on('error', end);
    socket.on('message', (message) => {
      found ??= readAnswer(message, query);
      if (found) end();
    });
    // Connected, so that closed ports and unreachable networks are reported immediately.
    socket.once('connect', () => socket.send(query.message));
    socket.connect(port, host);
  });
}

function overTcp({ host, port }: Endpoint, query: Query): Promise<DnsAnswer | null> {
  return new Promise((resolve) => {
    let waiting = Buffer.alloc(0);
    let found: DnsAnswer | null = null;
    const socket = connect({ host, port, ...(query.signal && { signal: query.signal }) });
    // Covers everything from connecting to the last octet: a server that sends an octet now and then counts as unavailable too.
    const timer = setTimeout(() => socket.destroy(), query.timeoutMs);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(found);
    });
    // Followed by `close`.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('connect', () => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(query.message.length);
      socket.write(Buffer.concat([length, query.message]));
    });
    socket.on('data', (part) => {
      waiting = Buffer.concat([waiting, part]);
      if (waiting.length < 2 || waiting.length < 2 + waiting.readUInt16BE(0)) return;
      found = readAnswer(waiting.subarray(2, 2 + waiting.readUInt16BE(0)), query);
      socket.destroy();
    });
  });
}
