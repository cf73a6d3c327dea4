import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const SETTINGS = join(__dirname, '../../postfix');
const START_MS = 30_000;

/** The programs, as `scripts/postfix-server.mjs` has found them. */
const programs = () =>
  JSON.parse(process.env.TEST_POSTFIX ?? '') as { readonly postfix: string; readonly pebble: string };

/** A server of a test, until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

/** A Postfix with the configuration of this repository, on loopback, with folders of its own; everything that it sends goes to `relay`. */
export async function startPostfix({
  port,
  host,
  tables,
  relay,
}: {
  port: number;
  host: string;
  tables: string;
  relay: string;
}): Promise<Running & { log(): string }> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-postfix-'));
  // Its own user has to come to its data.
  chmodSync(folder, 0o755);
  const config = join(folder, 'etc');
  cpSync(SETTINGS, config, { recursive: true });
  for (const name of ['queue', 'data']) mkdirSync(join(folder, name));
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  const log = join(folder, 'mail.log');
  appendFileSync(
    join(config, 'main.cf'),
    [
      `queue_directory = ${folder}/queue`,
      `data_directory = ${folder}/data`,
      `maillog_file = ${log}`,
      `maillog_file_prefixes = ${folder}`,
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      '',
    ].join('\n'),
  );
  writeFileSync(
    join(config, 'master.cf'),
    readFileSync(join(config, 'master.cf'), 'utf8').replace(/^25 /m, `127.0.0.1:${port} `),
  );
  execFileSync(join(config, 'configure.sh'), [config, host, tables, relay]);
  const read = () => {
    try {
      return readFileSync(log, 'utf8');
    } catch {
      return '';
    }
  };
  const started = spawnSync(programs().postfix, ['-c', config, 'start'], { encoding: 'utf8', timeout: START_MS });
  if (started.status !== 0) throw new Error(`Postfix did not start:\n${started.stderr}${read()}`);
  return {
    log: read,
    stop: async () => {
      spawnSync(programs().postfix, ['-c', config, 'stop'], { timeout: START_MS });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A certificate authority with ACME (Pebble), which looks names up at one nameserver and challenges at one port. */
export async function startAuthority({
  dnsPort,
  httpPort,
}: {
  dnsPort: number;
  httpPort: number;
}): Promise<Running & { readonly directory: string; readonly agent: Agent; roots(): Promise<string> }> {
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
  const child = spawn(programs().pebble, ['-config', file, '-strict', '-dnsserver', listen(dnsPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = `${said}${text.toString()}`.slice(-4_000)));
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
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Pebble did not start:\n${said}`);
    await pause(50);
  }
  return {
    directory,
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
