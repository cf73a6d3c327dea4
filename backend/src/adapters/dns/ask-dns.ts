import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import packet, { type DecodedPacket, type Question } from 'dns-packet';

/** Milliseconds that a server has for one answer, and how often it is asked. */
const PATIENCE_MS = 1_500;
const TRIES = 2;
/** Octets that we take over UDP (RFC 9715). */
const UDP_SIZE = 1_232;

interface Asked {
  readonly packet: DecodedPacket;
  /** Milliseconds until the answer. */
  readonly ms: number;
}

/**
 * Asks one server one question as `dig +norecurse` does: over UDP, and over TCP where the answer is cut. Null where it says
 * nothing; never throws.
 */
export async function askDns(to: { readonly host: string; readonly port: number }, question: { readonly name: string; readonly type: string }): Promise<Asked | null> {
  const id = randomInt(65_536);
  const query = packet.encode({
    type: 'query',
    id,
    flags: 0,
    questions: [{ name: question.name.replace(/\.$/, ''), type: question.type as Question['type'], class: 'IN' }],
    additionals: [{ type: 'OPT', name: '.', udpPayloadSize: UDP_SIZE, flags: 0, options: [], extendedRcode: 0, ednsVersion: 0, flag_do: false }],
  });
  const start = performance.now();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await overUdp(to, query, id);
    if (!answer) continue;
    const whole = answer.flag_tc ? await overTcp(to, query, id) : answer;
    if (whole) return { packet: whole, ms: performance.now() - start };
  }
  return null;
}

/** Only the answer to our question: anybody may send something to an open port. */
function readAnswer(message: Buffer, id: number): DecodedPacket | null {
  try {
    const answer = packet.decode(message);
    return answer.type === 'response' && answer.id === id ? answer : null;
  } catch {
    return null;
  }
}

function overUdp({ host, port }: { readonly host: string; readonly port: number }, query: Buffer, id: number): Promise<DecodedPacket | null> {
  return new Promise((resolve) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    const end = (answer: DecodedPacket | null): void => {
      clearTimeout(timer);
      socket.close();
      resolve(answer);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    socket.once('error', () => end(null));
    socket.on('message', (message) => {
      const answer = readAnswer(message, id);
      if (answer) end(answer);
    });
    // Connected, so that a port where nobody listens says so at once.
    socket.connect(port, host, () => socket.send(query));
  });
}

function overTcp({ host, port }: { readonly host: string; readonly port: number }, query: Buffer, id: number): Promise<DecodedPacket | null> {
  return new Promise((resolve) => {
    let waiting = Buffer.alloc(0);
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (answer: DecodedPacket | null): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('timeout', () => end(null));
    socket.on('error', () => end(null));
    socket.on('end', () => end(null));
    socket.on('connect', () => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(query.length);
      socket.write(Buffer.concat([length, query]));
    });
    socket.on('data', (part) => {
      waiting = Buffer.concat([waiting, part]);
      if (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) end(readAnswer(waiting.subarray(2, 2 + waiting.readUInt16BE(0)), id));
    });
  });
}
