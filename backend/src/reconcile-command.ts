import { inspect } from 'node:util';
import { pino } from 'pino';
import { systemClock } from './core/clock';
import { ConfigError, loadConfig, type Config } from './config/config';
import { createDeps } from './create-deps';
import { openDatabase } from './db/client';
import { DataFolderInUse } from './db/data-folder-lock';
import { reconcile, reconciliationText, type Reconciliation } from './modules/reconciliation';

/** Has the running shop reconcile, because only one process can open the embedded database. */
async function callRunningShop({ port }: Config): Promise<Reconciliation> {
  const answer = await fetch(`http://127.0.0.1:${port}/dev/reconciliation`, { signal: AbortSignal.timeout(60_000) });
  const { at, ...rest } = (await answer.json()) as Omit<Reconciliation, 'at'> & { at: string };
  return { ...rest, at: new Date(at) };
}

async function compare(config: Config): Promise<Reconciliation> {
  let database;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (error instanceof DataFolderInUse) return callRunningShop(config);
    throw error;
  }
  try {
    await database.migrate();
    return await reconcile(
      createDeps({ config, database, log: pino({ level: 'warn' }, process.stderr), clock: systemClock }),
    );
  } finally {
    await database.close();
  }
}

try {
  const found = await compare(loadConfig(process.env));
  process.stdout.write(`${reconciliationText(found)}\n`);
  process.exitCode = found.differences.length > 0 ? 1 : found.payments === null || found.names === null ? 2 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  process.exitCode = 2;
}
// Ends the process although connections to the provider are kept open.
process.exit();
