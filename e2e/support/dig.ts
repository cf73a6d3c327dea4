import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import packet, { type Answer, type DecodedPacket, type Question } from 'dns-packet';

/** Timeout in milliseconds for a server on this machine. */
const PATIENCE_MS = 20_000;

type Transport = 'udp' | 'tcp';

/**
 * Queries a nameserver on this machine like `dig +norecurse +dnssec`, with `+tcp` or `+notcp`.
 * @throws if there is no response
 */
export async function dig(
  port: number,
  name: string,
  type: string,
  over: Transport,
): Promise<DecodedPacket & { readonly answers: Answer[]; readonly authorities: Answer[] }> {
  const id = randomInt(65_536);
  const question = packet.encode({
    type: 'query',
    id,
    questions: [{ name, type: type as Question['type'], class: 'IN' }],
    additionals: [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: 1_232,
        flags: packet.DNSSEC_OK,
        options: [],
        extendedRcode: 0,
        ednsVersion: 0,
        flag_do: true,
      },
    ],
  });
  const answer = packet.decode(await (over === 'udp' ? overUdp(port, question) : overTcp(port, question)));
  if (answer.id !== id) throw new Error(`The answer about ${name} over ${over} is to another question`);
  if (answer.flag_tc) throw new Error(`The answer about ${name} ${type} over ${over} was cut`);
  return { ...answer, answers: answer.answers ?? [], authorities: answer.authorities ?? [] };
}

function overUdp(port: number, question: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    const timer = setTimeout(
      () => socket.emit('error', new Error(`Nobody answered over UDP at port ${port}`)),
      PATIENCE_MS,
    );
    socket.once('message', (message) => resolve(message)).once('message', () => socket.close());
    socket.once('error', (error) => {
      reject(error);
      socket.close();
    });
    socket.once('close', () => clearTimeout(timer));
    socket.send(question, port, '127.0.0.1');
  });
}

/** Sends a query over TCP, where messages are preceded by their length in two octets (RFC 1035 section 4.2.2). */
function overTcp(port: number, question: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let heard = Buffer.alloc(0);
    const socket = connect({ host: '127.0.0.1', port });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`Nobody answered over TCP at port ${port}`)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`The server at port ${port} hung up`)));
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part]);
      if (heard.length < 2 || heard.length < 2 + heard.readUInt16BE(0)) return;
      resolve(heard.subarray(2, 2 + heard.readUInt16BE(0)));
      socket.destroy();
    });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(question.length);
    socket.write(Buffer.concat([length, question]));
  });
}
