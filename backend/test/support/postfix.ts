import { execFileSync, spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SETTINGS = join(__dirname, '../../postfix');
const START_MS = 50_000;

/** The programs found by `scripts/postfix-server.mjs`. */
const programs = () => JSON.parse(process.env.TEST_POSTFIX ?? '') as { readonly postfix: string };

/** A test server, until it is stopped. */
interface Running {
  stop(): Promise<void>;
}

/** Starts Postfix with this repository's configuration, on loopback, with its own folders; all outgoing mail goes to `relay`. */
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
  // Its own user needs access to its data.
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
