// Stand-ins for third-party images: Debian's PostgreSQL, PowerDNS and Caddy, and a mail server that stores received emails. They listen at
// the address of their service and are configured like the images in `docker-compose.yml`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../backend/scripts/postgres-server.mjs';
import { fromRoot } from '../lib/paths.mjs';

const requireBackend = createRequire(fromRoot('backend/package.json'));

const TIMEOUT_MS = 120_000;
/** Default ports of the images. */
const POSTGRES_PORT = 5432;
const SMTP_PORT = 1025;
const POWERDNS_HTTP_PORT = 8081;

async function postgres({ environment: { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } }, address) {
  if (POSTGRES_USER !== 'storefront') throw new Error(`The server of the tests has no user ${POSTGRES_USER}`);
  const server = await startPostgres({
    address,
    port: POSTGRES_PORT,
    password: POSTGRES_PASSWORD,
    database: POSTGRES_DB,
  });
  if ('unavailable' in server) throw new Error(server.unavailable);
  return server;
}

async function powerDns({ environment, command }, address, { programs: { powerDns: programs }, folder }) {
  const database = path.join(folder, 'zones.sqlite');
  mkdirSync(path.join(folder, 'run'), { recursive: true });
  execFileSync(programs.sqlite, [database], { input: readFileSync(programs.schema, 'utf8') });
  const settings = {
    launch: 'gsqlite3',
    'gsqlite3-database': database,
    'gsqlite3-dnssec': 'yes',
    'local-address': address,
    'socket-dir': path.join(folder, 'run'),
    api: 'yes',
    'api-key': environment.PDNS_AUTH_API_KEY,
    webserver: 'yes',
    'webserver-address': address,
    'webserver-port': POWERDNS_HTTP_PORT,
    'webserver-allow-from': '0.0.0.0/0',
  };
  writeFileSync(
    path.join(folder, 'pdns.conf'),
    Object.entries(settings)
      .map((setting) => setting.join('='))
      .join('\n'),
  );
  const child = spawn(programs.server, [`--config-dir=${folder}`, ...command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://${address}:${POWERDNS_HTTP_PORT}/api/v1/servers/localhost`;
  const isReady = () =>
    fetch(url, { headers: { 'x-api-key': environment.PDNS_AUTH_API_KEY } }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + TIMEOUT_MS; !(await isReady()); await pause(100)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PowerDNS did not start: ${output}`);
  }
  return {
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

async function mail(_service, address) {
  const { SMTPServer } = requireBackend('smtp-server');
  const { simpleParser } = requireBackend('mailparser');
  const emails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // No clients are left when it closes.
    closeTimeout: 1,
    onData: (stream, _session, done) => {
      simpleParser(stream).then((message) => {
        emails.push({ to: message.to.text, subject: message.subject, text: message.text });
        done();
      }, done);
    },
  });
  await new Promise((resolve, reject) => server.once('error', reject) && server.listen(SMTP_PORT, address, resolve));
  return { emails, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** Starts Caddy with the configuration of the image. Its certificates are issued by its own authority, whose certificate is `authority`. */
async function front({ environment }, address, { programs: { caddy }, folder }) {
  mkdirSync(folder, { recursive: true });
  // Lets it resolve the names of the other services.
  execFileSync('mount', ['--bind', path.join(path.dirname(folder), 'hosts'), '/etc/hosts']);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...environment,
    FRONT_OPTIONS: 'local_certs\n\tskip_install_trust',
  };
  const child = spawn(caddy.program, ['run', '--config', fromRoot('deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const answers = () =>
    fetch(`http://${address}/`, { redirect: 'manual', headers: { host: new URL(environment.PUBLIC_URL).host } }).then(
      ({ status }) => status === 308,
      () => false,
    );
  for (const deadline = Date.now() + TIMEOUT_MS; !(await answers()); await pause(100)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`Caddy did not start: ${output}`);
  }
  return {
    authority: path.join(folder, 'caddy/pki/authorities/local/root.crt'),
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

const STAND_INS = [
  [/^caddy:/, front],
  [/^postgres:/, postgres],
  [/^powerdns\/pdns-auth-/, powerDns],
  [/^axllent\/mailpit:/, mail],
];

/**
 * Starts the stand-in for a service's image.
 * @returns {Promise<{ stop: () => Promise<unknown>, url?: string, emails?: { to: string, subject: string, text: string }[], authority?: string }>}
 *   once it is ready: the URL of a database, the emails received by a mail server, the certificate authority of a front
 */
export async function startStandIn(service, address, options) {
  const [, start] = STAND_INS.find(([image]) => image.test(service.image)) ?? [];
  if (!start) throw new Error(`Nothing here stands in for the image ${service.image}`);
  return start(service, address, options);
}
