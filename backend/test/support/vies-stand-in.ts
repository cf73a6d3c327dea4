import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The responses of VIES: `down` is a member state that does not respond, in VIES's format. */
type ViesState = 'valid' | 'invalid' | 'down' | 'failing';

export interface ViesStandIn {
  readonly origin: string;
  state: ViesState;
  /** Runs while the next query waits for its response. */
  meanwhile: (() => Promise<void>) | undefined;
  /** The bodies of the queries, in order. */
  readonly asked: Record<string, unknown>[];
  close(): Promise<void>;
}

/** VIES, as far as the shop uses it (REST interface, `check-vat-number`). */
export async function startVies(): Promise<ViesStandIn> {
  const asked: Record<string, unknown>[] = [];
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const { meanwhile } = vies;
      vies.meanwhile = undefined;
      await meanwhile?.();
      const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>;
      const isRight = request.method === 'POST' && request.url === '/taxation_customs/vies/rest-api/check-vat-number';
      if (isRight) asked.push(body);
      const send = (status: number, text: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      if (!isRight) return send(404, '{}');
      if (vies.state === 'failing') return send(500, 'Internal Server Error');
      if (vies.state === 'down')
        return send(200, JSON.stringify({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }));
      const isValid = vies.state === 'valid';
      return send(
        200,
        JSON.stringify({
          countryCode: body.countryCode,
          vatNumber: body.vatNumber,
          requestDate: '2026-11-22T10:00:00.000Z',
          valid: isValid,
          requestIdentifier: isValid && body.requesterNumber ? 'WAPIAAAAWxYz' : '',
          name: isValid ? 'WHARF & SONS GMBH' : '---',
          address: '---',
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const vies: ViesStandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'valid',
    meanwhile: undefined,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return vies;
}
