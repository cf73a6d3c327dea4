import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import pino from 'pino';
import { makeTestApp, type TestApp } from '../../test/support/app';

const CURRENCIES = '/api/tucowsbilling/1.0/currencies';

let shop: TestApp;
const faults: string[] = [];
beforeAll(async () => {
  const log: Logger = pino({ level: 'error' }, { write: (line: string) => void faults.push(line) });
  shop = await makeTestApp({ log });
  await shop.app.ready();
});
afterAll(() => shop.close());
beforeEach(() => faults.splice(0));

describe('[OP-12c] a connection', () => {
  it('that was reset before its request was processed is ignored, without logging a fault', async () => {
    // As Node passes it on: such a socket has no address any more.
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: CURRENCIES, headers: {} });
    const response = new ServerResponse(request);
    shop.app.routing(request, response);
    // A later request has passed through everything that this one would have.
    expect((await shop.request({ url: CURRENCIES })).statusCode).toBe(200);
    expect([response.headersSent, faults]).toEqual([false, []]);
  });

  it('with a body that is too large gets its response, is read to the end and kept alive', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    let came = () => {};
    socket.on('data', (text: string) => {
      answer += text;
      came();
    });
    const until = async (words: string): Promise<void> => {
      while (!answer.includes(words)) await new Promise<void>((resolve) => (came = resolve));
    };
    const size = 1_200_000;
    socket.write(
      `POST /auth/recover HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${size}\r\n\r\n`,
    );
    await until('too_large');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).not.toMatch(/^connection: close\r$/im);
    socket.write('x'.repeat(size));
    socket.write(`GET ${CURRENCIES} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await until('HTTP/1.1 200 ');
    socket.destroy();
    expect(faults).toEqual([]);
  });
});
