import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { inspect, parseArgs } from 'node:util';
import { pino } from 'pino';
import { systemClock } from './core/clock';
import { ConfigError, loadConfig, type Config } from './config/config';
import { openDatabase } from './db/client';
import { DataFolderInUse } from './db/data-folder-lock';
import {
  connectToImports,
  PriceListCache,
  createPriceImportService,
  type ImportOutcome,
  type PriceImportService,
  formatChange,
  TABLE_NAMES,
} from './modules/price-list';

const USAGE = `npm run prices:import -- <file.csv> … [--dry-run] [--yes]
  Makes each file the table that its heading names: ${TABLE_NAMES.join(', ')}.
  Everything is checked and what would change is shown before anything is changed.
    --dry-run   only check and show
    --yes       do not ask before changing
npm run prices:export -- [folder]
  Writes the tables as they hold now, to be edited and imported again.
See docs/operating.md.`;

/** An error that the user can fix, reported without a stack trace. */
class CommandRefused extends Error {}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Opens the price imports of a running shop, which may hold the embedded database, or of the database. */
async function openImports(config: Config): Promise<{ imports: PriceImportService; close: () => Promise<void> }> {
  const running = config.databaseUrl ? null : await connectToImports(config.dataDir);
  if (running) return { imports: running, close: async () => {} };
  const database = await openDatabase(config);
  await database.migrate();
  const log = pino({ level: 'warn' }, process.stderr);
  const priceListCache = new PriceListCache({ database, clock: systemClock, log });
  return {
    imports: createPriceImportService({ db: database.orm, clock: systemClock, config, priceListCache }),
    close: () => database.close(),
  };
}

/** Asks for confirmation at a terminal; a script has confirmed by running the command without --dry-run. */
async function isWanted(question: string, yes: boolean): Promise<boolean> {
  if (yes || !process.stdin.isTTY) return true;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [y/N] `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

function refuse(file: string, problems: Extract<ImportOutcome, { kind: 'refused' }>['problems']): never {
  const lines = problems.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`);
  throw new CommandRefused(
    `${lines.join('\n')}\n${problems.length === 1 ? '1 problem' : `${problems.length} problems`}; nothing was changed.`,
  );
}

async function importFile(
  imports: PriceImportService,
  path: string,
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
): Promise<void> {
  const file = relative(process.cwd(), path) || path;
  const order = { file: basename(path), text: readFileSync(path, 'utf8'), actor: `import:${userInfo().username}` };
  const compared = await imports.import(order);
  if (compared.kind === 'refused') return refuse(file, compared.problems);
  const { table, changes, edition } = compared;
  if (changes.length === 0) return say(`${file}: the table of ${table} is already up to date.`);
  say(`${file}: ${changes.length === 1 ? '1 change' : `${changes.length} changes`} to the table of ${table}`);
  for (const change of changes) say(`  ${formatChange(change)}`);
  if (dryRun) return say('Nothing was changed (--dry-run).');
  if (!(await isWanted('Change the prices of the shop?', yes))) return say('Nothing was changed.');
  const outcome = await imports.import({ ...order, applyTo: edition });
  if (outcome.kind === 'refused') return refuse(file, outcome.problems);
  if (outcome.kind !== 'applied')
    throw new CommandRefused(
      `Someone else imported ${table} in the meantime. Nothing was changed; run the command again to see what would change now.`,
    );
  say(`Done. The new prices are in effect; edition ${outcome.edition} of the table of ${table}.`);
}

async function exportTables(imports: PriceImportService, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const table of TABLE_NAMES) {
    const path = join(folder, `${table}.csv`);
    writeFileSync(path, await imports.export(table));
    say(`Wrote ${path}`);
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  });
  const [verb, ...paths] = positionals;
  if ((verb !== 'import' || paths.length === 0) && verb !== 'export') throw new CommandRefused(USAGE);
  const { imports, close } = await openImports(loadConfig(process.env));
  try {
    if (verb === 'export') await exportTables(imports, paths[0] ?? 'prices');
    else
      for (const path of paths)
        await importFile(imports, path, { dryRun: values['dry-run'] === true, yes: values.yes === true });
  } finally {
    await close();
  }
}

/** Whether an error message tells the user what to do. */
function isForPeople(error: unknown): error is Error {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    error instanceof CommandRefused ||
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    code === 'ENOENT' ||
    code === 'EISDIR' ||
    code.startsWith('ERR_PARSE_ARGS')
  );
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${isForPeople(error) ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
