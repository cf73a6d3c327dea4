import { connect, type AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

/** An email as the server has sent it on. */
interface SentOn {
  readonly to: readonly string[];
  readonly text: string;
}

/** Milliseconds for an answer of the forwarding service. */
const PATIENCE_MS = 20_000;

/**
 * What a table of the forwarding service has for a key, asked as Postfix asks it (socketmap_table(5)); null where it has nothing.
 * @throws where it does not say
 */
function lookUp(port: number, table: string, key: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect({ host: '127.0.0.1', port });
    socket.setEncoding('utf8');
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`Nobody answered at port ${port}`)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`The forwarding service said "${heard}"`)));
    socket.on('data', (part: string) => {
      heard += part;
      const [, found] = /^\d+:(?:OK (.*)|NOTFOUND ?),$/s.exec(heard) ?? [];
      if (!/^\d+:(?:OK .*|NOTFOUND ?),$/s.test(heard)) return;
      resolve(found ?? null);
      socket.destroy();
    });
    const question = `${table} ${key}`;
    socket.write(`${Buffer.byteLength(question)}:${question},`);
  });
}

/**
 * A mail server that stands for the shop's Postfix, which needs root: it takes the mail that the tables of the forwarding service name, and
 * keeps what it would send on, to whom they say. Postfix itself is tried by the backend's tests.
 */
export class MailServer {
  readonly sentOn: SentOn[] = [];
  /** Where the tables are; there is no mail for anybody before it is known. */
  lookupPort: number | undefined;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        this.#targets(address).then(
          (targets) =>
            done(targets === null ? Object.assign(new Error(`${address} is nobody's`), { responseCode: 550 }) : null),
          (error: Error) => done(Object.assign(error, { responseCode: 451 })),
        );
      },
      onData: (stream, { envelope }, done) => {
        let text = '';
        stream.on('data', (part: Buffer) => (text += part.toString()));
        stream.on('end', () => {
          Promise.all(envelope.rcptTo.map(({ address }) => this.#targets(address))).then((found) => {
            this.sentOn.push({ to: found.flatMap((targets) => targets?.split(', ') ?? []), text });
            done();
          }, done);
        });
      },
    });
  }

  /** @returns the port */
  listen(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', () => resolve((this.#server.server.address() as AddressInfo).port));
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Where mail to an address goes on to; null where its domain, or the address, is not forwarded. */
  async #targets(address: string): Promise<string | null> {
    if (this.lookupPort === undefined) throw new Error('The shop has not been opened yet');
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return (await lookUp(this.lookupPort, 'domains', domain)) === null
      ? null
      : lookUp(this.lookupPort, 'aliases', address);
  }
}

/** Sends an email to an address by way of a mail server on this machine. @returns 250, or the code of the refusal */
export function sendEmail(port: number, to: string, subject: string): Promise<number> {
  return createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
    .sendMail({ from: 'ola@sender.example', to, subject, text: 'Hello' })
    .then(
      () => 250,
      (error: { responseCode?: number }) => error.responseCode ?? Promise.reject(error),
    );
}
