// The machines of a shop whose releases are in a bucket: each gateway has its own folder and reaches the bucket through a connection that
// can be cut.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../backend/scripts/free-port.mjs';
import { fromRoot } from '../lib/paths.mjs';

/** Returns an environment with the settings of a bucket, without other variables that could be mistaken for such settings. */
export function bucketEnv({ endpoint, accessKeyId, secretAccessKey }, address) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:AWS_|S3_|RELEASE|REMOTE_|DATA_DIR$)/.test(name)),
  );
  return {
    ...env,
    NODE_NO_WARNINGS: '1',
    RELEASE_STORE: address,
    S3_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

export const tempFolder = (name) => mkdtempSync(path.join(tmpdir(), `${name}-`));

/** Runs tools/release.mjs from the command line. */
export async function runCommand(args, env) {
  const child = spawn(process.execPath, [fromRoot('tools/release.mjs'), ...args], { env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => (stderr += chunk));
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

export async function until(isTrue, what) {
  for (const deadline = Date.now() + 30_000; !(await isTrue()); await sleep(30))
    if (Date.now() > deadline) throw new Error(`Not within half a minute: ${what ?? isTrue}`);
}

/** Opens a proxy to a server whose connection can be cut and restored. */
export async function openWay(endpoint) {
  const { hostname, port } = new URL(endpoint);
  const sockets = new Set();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
    }
    near.pipe(far).pipe(near);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    endpoint: `http://127.0.0.1:${server.address().port}`,
    cut,
    mend: () => (isCut = false),
    close: () => {
      cut();
      server.close();
    },
  };
}

/** Starts the built gateway without a backend. */
export async function startGateway(env, dataDir = tempFolder('gateway')) {
  const port = await freePort();
  const child = spawn(process.execPath, [fromRoot('host/dist/server/main.mjs')], {
    env: {
      RENDER_DEADLINE_MS: '0',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      API_ORIGIN: 'http://127.0.0.1:9',
      LOG_LEVEL: 'info',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const url = `http://localhost:${port}`;
  const get = (place, headers = {}) => fetch(url + place, { headers, redirect: 'manual' });
  const gateway = {
    url,
    dataDir,
    get,
    output: () => output,
    logged: (event) => output.split('\n').filter((line) => line.includes(`"event":"${event}"`)),
    async isUp() {
      return (await get('/health/live').catch(() => undefined))?.ok ?? false;
    },
    /** Returns the version of a remote that a visitor gets. */
    async version(bucket = 99, address = '198.51.100.1') {
      const headers = { cookie: `sf-bucket=${bucket}`, 'x-forwarded-for': address };
      const text = await (await get('/site/login', headers)).text();
      return JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}').remotes?.mfe_account?.version;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
    async remove() {
      await gateway.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    exitCode: () => child.exitCode,
  };
  await until(async () => child.exitCode !== null || (await gateway.isUp()), `a gateway that starts: ${output}`);
  return gateway;
}
