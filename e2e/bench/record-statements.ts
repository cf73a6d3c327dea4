import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A statement with its values as the driver sent them: text, or null. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** Fresh IDs that the database returned, in this order. */
  readonly returned: readonly string[];
}

/** Statements in one transaction, without its `begin` and `commit`, or a single one outside of any. */
export interface Unit {
  readonly isTransaction: boolean;
  readonly statements: readonly Statement[];
}

/** What a call does to the database, for `bare-server.ts` to do again. */
export interface RecordedCall {
  readonly units: readonly Unit[];
  /** UUIDs that differ from call to call, and so have to be new each time that the statements run. */
  readonly freshIds: readonly string[];
}

interface Sent extends Omit<Statement, 'returned'> {
  readonly connection: number;
  /** What the server sent until the next statement of the connection. */
  answer: string;
}

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/**
 * Reads the statements from what a client sends.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
class StatementReader {
  #rest = Buffer.alloc(0);
  #isStarted = false;
  readonly #texts = new Map<string, string>();

  *read(chunk: Buffer): Generator<Pick<Statement, 'text' | 'values'>> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      // The first message has no type.
      const typeBytes = this.#isStarted ? 1 : 0;
      if (this.#rest.length < typeBytes + 4) return;
      const end = typeBytes + this.#rest.readInt32BE(typeBytes);
      if (this.#rest.length < end) return;
      const type = this.#isStarted ? String.fromCharCode(this.#rest[0] ?? 0) : '';
      const body = this.#rest.subarray(typeBytes + 4, end);
      this.#rest = this.#rest.subarray(end);
      this.#isStarted = true;
      if (type === 'Q') yield { text: readString(body, 0).value, values: [] };
      if (type === 'P') {
        const name = readString(body, 0);
        this.#texts.set(name.value, readString(body, name.next).value);
      }
      if (type === 'B') yield this.#readBind(body);
    }
  }

  #readBind(body: Buffer): Pick<Statement, 'text' | 'values'> {
    const portal = readString(body, 0);
    const name = readString(body, portal.next);
    const formats = body.readInt16BE(name.next);
    let at = name.next + 2 + 2 * formats;
    const count = body.readInt16BE(at);
    at += 2;
    const values: (string | null)[] = [];
    for (let index = 0; index < count; index += 1) {
      const length = body.readInt32BE(at);
      at += 4;
      values.push(length < 0 ? null : body.toString('utf8', at, at + length));
      at += Math.max(0, length);
    }
    const text = this.#texts.get(name.value);
    if (text === undefined) throw new Error(`The statement ${name.value} was not prepared on this connection`);
    return { text, values };
  }
}

function readString(buffer: Buffer, from: number): { value: string; next: number } {
  const end = buffer.indexOf(0, from);
  return { value: buffer.toString('utf8', from, end), next: end + 1 };
}

/** A proxy in front of a PostgreSQL server that records what its clients send. */
export interface StatementRecorder {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Records a call: its statements are those that two calls in a row have in common. */
  record(call: () => Promise<unknown>): Promise<RecordedCall>;
  stop(): void;
}

export async function startRecorder(url: string): Promise<StatementRecorder> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let sent: Sent[] = [];
  let connections = 0;
  const server = createServer((client) => {
    const connection = (connections += 1);
    const reader = new StatementReader();
    let latest: Sent | undefined;
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).once('close', () => {
        client.destroy();
        upstream.destroy();
      });
      // An end without goodbye is reported by the client or the server itself.
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (chunk) => {
      for (const statement of reader.read(chunk as Buffer)) {
        latest = { ...statement, connection, answer: '' };
        sent.push(latest);
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (latest) latest.answer += (chunk as Buffer).toString('latin1');
      client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxied = new URL(url);
  proxied.hostname = '127.0.0.1';
  proxied.port = String((server.address() as AddressInfo).port);

  const during = async (call: () => Promise<unknown>): Promise<Sent[]> => {
    sent = [];
    await call();
    return sent;
  };
  return {
    url: proxied.href,
    async record(call) {
      await call();
      // A job in the background may add a statement to one of the two.
      for (let tries = 0; tries < 20; tries += 1) {
        const [first, second] = [await during(call), await during(call)];
        if (JSON.stringify(first.map(({ text }) => text)) === JSON.stringify(second.map(({ text }) => text)))
          return toCall(first, second);
      }
      throw new Error('The call sends other statements each time');
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function findFreshIds(first: readonly Sent[], second: readonly Sent[]): string[] {
  const idsIn = (all: readonly Sent[]) =>
    new Set(all.flatMap(({ values }) => values.flatMap((value) => value?.match(UUID) ?? [])));
  const known = idsIn(second);
  return [...idsIn(first)].filter((id) => !known.has(id));
}

function toCall(first: readonly Sent[], second: readonly Sent[]): RecordedCall {
  const freshIds = findFreshIds(first, second);
  const units: { isTransaction: boolean; statements: Statement[] }[] = [];
  const open = new Map<number, Statement[]>();
  for (const { connection, text, values, answer } of first) {
    const statement = { text, values, returned: (answer.match(UUID) ?? []).filter((id) => freshIds.includes(id)) };
    const transaction = open.get(connection);
    if (/^begin/i.test(text)) {
      const statements: Statement[] = [];
      open.set(connection, statements);
      units.push({ isTransaction: true, statements });
    } else if (/^(?:commit|rollback)/i.test(text)) open.delete(connection);
    else if (transaction) transaction.push(statement);
    else units.push({ isTransaction: false, statements: [statement] });
  }
  return { units, freshIds };
}
