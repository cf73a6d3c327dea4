import { spawn } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';

const SECONDS = 3;
const CONNECTIONS = 8;

export interface EndpointCall {
  readonly name: string;
  /** What our own endpoint is compared with. */
  readonly bare: 'hello' | `read/${number}` | `write/${number}`;
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

export interface EndpointFigures {
  name: string;
  bare: string;
  /** Requests a second, median of the rounds. */
  ours: number;
  floor: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  floorP50: number;
  refused: number;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Starts the bare server and answers with its address. */
export async function startBareServer(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'bare-server.ts')], { stdio: ['ignore', 'pipe', 'inherit'], cwd: __dirname });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function shoot(url: string, { method = 'GET', headers, body }: Omit<EndpointCall, 'name' | 'bare' | 'url'>) {
  const result = await autocannon({ url, method, headers, body: body === undefined ? undefined : JSON.stringify(body), duration: SECONDS, connections: CONNECTIONS });
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, refused: result.non2xx + result.errors };
}

/** Alternates ours and the bare one, so that a machine that gets slower slows both. */
export async function measureEndpoint(call: EndpointCall, bareUrl: string, rounds: number): Promise<EndpointFigures> {
  const ours: Awaited<ReturnType<typeof shoot>>[] = [];
  const floor: Awaited<ReturnType<typeof shoot>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await shoot(call.url, call));
    floor.push(await shoot(`${bareUrl}/${call.bare}`, call.bare.startsWith('write') ? { method: 'POST' } : {}));
  }
  return {
    name: call.name,
    bare: call.bare,
    ours: median(ours.map(({ rate }) => rate)),
    floor: median(floor.map(({ rate }) => rate)),
    p50: median(ours.map(({ p50 }) => p50)),
    p99: median(ours.map(({ p99 }) => p99)),
    floorP50: median(floor.map(({ p50 }) => p50)),
    refused: [...ours, ...floor].reduce((sum, { refused }) => sum + refused, 0),
  };
}
