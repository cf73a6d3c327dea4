import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const START_MS = 50_000;

/** A test server, until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

/**
 * Starts a certificate authority with ACME (Pebble), which resolves names at one nameserver and checks challenges at one port.
 * @param program the path found by the scripts
 */
export async function startAuthority({
  program,
  dnsPort,
  httpPort = 1,
}: {
  program: string;
  dnsPort: number;
  httpPort?: number;
}): Promise<
  Running & {
    readonly directory: string;
    /** The file of the certificate of the authority's own server. */
    readonly certificate: string;
    readonly agent: Agent;
    roots(): Promise<string>;
  }
> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-pebble-'));
  const [port, management] = [await freePort(), await freePort()];
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
    ],
    { stdio: 'ignore' },
  );
  const file = join(folder, 'pebble.json');
  const listen = (at: number) => `127.0.0.1:${at}`;
  writeFileSync(
    file,
    JSON.stringify({
      pebble: {
        listenAddress: listen(port),
        managementListenAddress: listen(management),
        certificate: cert,
        privateKey: key,
        httpPort,
        tlsPort: 1,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
      },
    }),
  );
  const child = spawn(program, ['-config', file, '-strict', '-dnsserver', listen(dnsPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = `${output}${text.toString()}`.slice(-4_000)));
  const agent = new Agent({ ca: readFileSync(cert) });
  const ask = (url: string): Promise<string | null> =>
    new Promise((resolve) => {
      get(url, { agent }, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve(text));
      }).on('error', () => resolve(null));
    });
  const directory = `https://127.0.0.1:${port}/dir`;
  const deadline = Date.now() + START_MS;
  while ((await ask(directory)) === null) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Pebble did not start:\n${output}`);
    await pause(50);
  }
  return {
    directory,
    certificate: cert,
    agent,
    roots: async () => (await ask(`https://127.0.0.1:${management}/roots/0`)) ?? '',
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
