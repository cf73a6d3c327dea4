import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './ports';
import type { StackAddresses } from './stack';

const ROOT = path.resolve(__dirname, '../..');

/** A gateway with its own registry, using the backend and the remotes of a running shop. */
export interface OwnGateway {
  readonly url: string;
  /** Returns its log entries of an event. */
  logged(event: string): Record<string, unknown>[];
  /** Publishes a release that is built, in the registry of this gateway alone. */
  publish(remote: string, version: string): void;
  remove(): Promise<void>;
}

/** @param env settings of the gateway beside those that lead to the shop */
export async function startGateway(stack: StackAddresses, env: Record<string, string> = {}): Promise<OwnGateway> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-gateway-'));
  const port = await freePorts(1);
  const url = `http://localhost:${port}`;
  const gateway = spawn(process.execPath, [path.join(ROOT, 'host/dist/server/main.mjs')], {
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(stack.apiPort),
      PAY_PORT: new URL(stack.payUrl).port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  gateway.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isUp = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (gateway.exitCode !== null) throw new Error(`The gateway ended with ${gateway.exitCode}:\n${output}`);
    await sleep(50);
  }
  return {
    url,
    logged: (event) =>
      output
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter((line) => line['event'] === event),
    publish(remote, version) {
      execFileSync(process.execPath, ['tools/release.mjs', 'publish', remote, `--version=${version}`], {
        cwd: ROOT,
        stdio: 'pipe',
        env: { ...process.env, DATA_DIR: dataDir, REMOTE_PORT_BASE: String(stack.remotePortBase) },
      });
    },
    async remove() {
      const ended = new Promise((resolve) => gateway.once('exit', resolve));
      gateway.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
