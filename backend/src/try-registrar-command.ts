import { pino } from 'pino';
import { tryAccount } from './adapters/registrar/opensrs/account-trial';
import { XcpClient } from './adapters/registrar/opensrs/xcp-client';
import { ConfigError, loadConfig } from './config/config';

/** Longer than for orders: nobody waits for this command, and it ends within a minute even if no call gets through. */
const CONNECT_MS = 5_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** @returns exit code: 0 if everything is fine, 1 if not, 2 if there is nothing to check */
async function run(): Promise<number> {
  const { opensrs } = loadConfig(process.env);
  if (!opensrs) {
    say(
      'The registrar is the sandbox: there is no account to try. Set REGISTRAR=opensrs (docs/operating.md, "OpenSRS").',
    );
    return 2;
  }
  const client = new XcpClient({ ...opensrs, connectMs: CONNECT_MS, log: pino({ level: 'silent' }) });
  say(`OpenSRS at ${opensrs.origin} as ${opensrs.username}. Nothing is ordered, changed or charged.`);
  const findings = await tryAccount(client, new Date());
  client.close();
  for (const { what, found, isFine } of findings) say(`  ${isFine ? 'ok ' : 'NOT'}  ${what}: ${found}`);
  const wrong = findings.filter(({ isFine }) => !isFine).length;
  say(
    wrong === 0
      ? 'Everything is as expected.'
      : `${wrong} of ${findings.length} not as expected: see docs/operating.md, "OpenSRS".`,
  );
  return wrong === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
