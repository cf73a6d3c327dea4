import autocannon from 'autocannon';
import type { BareCall } from './bare-server';
import { processorSeconds, type Program } from './programs';
import type { StatementRecorder } from './record-statements';

const SECONDS = 3;
const CONNECTIONS = 8;

export interface EndpointCall {
  readonly name: string;
  readonly server: Program;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  /** Creates the body of each request. */
  readonly body?: () => unknown;
}

export interface EndpointFigures {
  name: string;
  /** Number of statements of the call, without `begin` and `commit`. */
  statements: number;
  /** Requests per second, median of the rounds. */
  ours: number;
  floor: number;
  /**
   * Share of the processor time of one of our requests that a bare request takes, at most 1 in theory. Steadier than requests per second if
   * others use the machine.
   */
  processorShare: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  floorP50: number;
  floorP99: number;
  refused: number;
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export type Shot = Omit<EndpointCall, 'name' | 'server'>;

/** Sends requests for some seconds and measures them. */
export async function shoot({ url, pid }: Program, { path, method = 'GET', headers, body }: Shot, duration = SECONDS) {
  const before = await processorSeconds(pid);
  const setupRequest = body && ((request: autocannon.Request) => ({ ...request, body: JSON.stringify(body()) }));
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    requests: [{ path, method, headers, ...(setupRequest && { setupRequest }) }],
  });
  const spent = (await processorSeconds(pid)) - before;
  return {
    rate: result.requests.average,
    processor: spent / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}

async function send({ server, path, method, headers, body }: EndpointCall): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, { method, headers, body: body && JSON.stringify(body()) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text;
}

/**
 * Measures our endpoint and the bare one alternately, so that a machine that gets slower slows both. The first round of each warms up and
 * does not count.
 * @param twin the same call to a server whose statements `recorder` records, for the bare server on the same database
 */
export async function measureEndpoint(
  call: EndpointCall,
  twin: EndpointCall,
  recorder: StatementRecorder,
  bare: Program,
  rounds: number,
): Promise<EndpointFigures> {
  const recorded = await recorder.record(() => send(twin));
  const bareCall: BareCall = { recorded, answer: JSON.parse(await send(twin)) };
  const put = await fetch(`${bare.url}/call`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bareCall),
  });
  if (!put.ok) throw new Error(`The bare server answered ${put.status}`);
  const ours: Awaited<ReturnType<typeof shoot>>[] = [];
  const floor: Awaited<ReturnType<typeof shoot>>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await shoot(call.server, call), await shoot(bare, { ...call, path: '/run' })] as const;
    if (round === 0) continue;
    ours.push(pair[0]);
    floor.push(pair[1]);
  }
  return {
    name: call.name,
    statements: recorded.units.reduce((count, { statements }) => count + statements.length, 0),
    ours: median(ours.map(({ rate }) => rate)),
    floor: median(floor.map(({ rate }) => rate)),
    processorShare: median(ours.map(({ processor }, round) => (floor[round]?.processor ?? Number.NaN) / processor)),
    p50: median(ours.map(({ p50 }) => p50)),
    p99: median(ours.map(({ p99 }) => p99)),
    floorP50: median(floor.map(({ p50 }) => p50)),
    floorP99: median(floor.map(({ p99 }) => p99)),
    refused: [...ours, ...floor].reduce((sum, { refused }) => sum + refused, 0),
  };
}
