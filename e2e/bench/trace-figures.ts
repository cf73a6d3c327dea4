import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Databases } from './databases';
import { placingCall, readingCalls } from './endpoint-calls';
import { median, shoot, type EndpointCall } from './endpoint-figures';
import { startBackend, startPlacementServer } from './programs';

export interface TraceFigures {
  readonly name: string;
  /** Requests per second without and with traces, medians of the rounds. */
  readonly off: number;
  readonly on: number;
  /** Requests per second with traces, as a share of those without in the same round; median. */
  readonly share: number;
  /** Processor time of a request with traces, as a multiple of one without. Steadier than requests per second if others use the machine. */
  readonly processor: number;
  readonly refused: number;
}

const MEASURED = ['session_active, guest', 'availability, popular', 'price_check, customer'];

/** Starts a receiver that discards spans. */
async function startReceiver() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close().closeAllConnections(),
  };
}

/**
 * Duration of a round and number of warm-up rounds, in seconds. Two identical rounds differ by more than a twentieth, so there are many
 * short ones.
 */
const SHOT = 1;
const WARM_UP = 6;

/** Measures the two alternately, so that a machine that gets slower slows both. */
async function compare(off: EndpointCall, on: EndpointCall, rounds: number): Promise<TraceFigures> {
  const pairs: { off: Awaited<ReturnType<typeof shoot>>; on: Awaited<ReturnType<typeof shoot>> }[] = [];
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    const pair =
      round % 2 === 0
        ? { off: await shoot(off.server, off, SHOT), on: await shoot(on.server, on, SHOT) }
        : { on: await shoot(on.server, on, SHOT), off: await shoot(off.server, off, SHOT) };
    if (round >= WARM_UP) pairs.push(pair);
  }
  return {
    name: off.name,
    off: median(pairs.map((pair) => pair.off.rate)),
    on: median(pairs.map((pair) => pair.on.rate)),
    share: median(pairs.map((pair) => pair.on.rate / pair.off.rate)),
    processor: median(pairs.map((pair) => pair.on.processor / pair.off.processor)),
    refused: pairs.reduce((sum, pair) => sum + pair.off.refused + pair.on.refused, 0),
  };
}

/**
 * Measures what traces cost a backend that sends all of them with the default settings: the same calls to two backends, one without traces.
 */
export async function traceFigures(databases: Databases, rounds: number): Promise<TraceFigures[]> {
  const receiver = await startReceiver();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const figures: TraceFigures[] = [];
  try {
    const backends = [
      await startBackend(await databases.newUrl()),
      await startBackend(await databases.newUrl(), traced),
    ] as const;
    const [off, on] = [await readingCalls(backends[0]), await readingCalls(backends[1])];
    for (const [index, call] of off.entries()) {
      const other = on[index];
      if (other && MEASURED.includes(call.name)) figures.push(await compare(call, other, rounds));
    }
    for (const backend of backends) await backend.stop();
    const placing = [
      await startPlacementServer(await databases.newUrl()),
      await startPlacementServer(await databases.newUrl(), traced),
    ] as const;
    figures.push(await compare(await placingCall(placing[0], 1), await placingCall(placing[1], 1), rounds));
    for (const server of placing) await server.stop();
  } finally {
    receiver.stop();
  }
  return figures;
}
