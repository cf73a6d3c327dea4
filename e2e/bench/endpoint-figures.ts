import autocannon from 'autocannon';
import { processorSeconds, type Program } from './programs';

const SECONDS = 3;
const CONNECTIONS = 8;

export interface EndpointCall {
  readonly name: string;
  readonly server: Program;
  /** The baseline: the same body and response, and as many statements. */
  readonly bare: `read/${number}` | `write/${number}`;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  /** Creates the body of each request. */
  readonly body?: () => unknown;
}

export interface EndpointFigures {
  name: string;
  bare: string;
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

export type Shot = Omit<EndpointCall, 'name' | 'bare' | 'server'>;

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

/** Fetches one of our responses, for the bare server to send. */
async function getAnswer({ server, path, method, headers, body }: EndpointCall): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, { method, headers, body: body && JSON.stringify(body()) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

/**
 * Measures our endpoint and the bare one alternately, so that a machine that gets slower slows both. The first round of each warms up and
 * does not count.
 */
export async function measureEndpoint(call: EndpointCall, bare: Program, rounds: number): Promise<EndpointFigures> {
  await fetch(`${bare.url}/answer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: await getAnswer(call),
  });
  const ours: Awaited<ReturnType<typeof shoot>>[] = [];
  const floor: Awaited<ReturnType<typeof shoot>>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await shoot(call.server, call), await shoot(bare, { ...call, path: `/${call.bare}` })] as const;
    if (round === 0) continue;
    ours.push(pair[0]);
    floor.push(pair[1]);
  }
  return {
    name: call.name,
    bare: call.bare,
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
