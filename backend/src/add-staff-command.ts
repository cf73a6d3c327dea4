import { inspect, parseArgs } from 'node:util';
import { emailAddress, personName } from '@storefront/shared/contract';
import { staffRole } from '@storefront/shared/contract/desk';
import { z } from 'zod';
import { systemClock } from './core/clock';
import { ConfigError, loadConfig, type Config } from './config/config';
import { openDatabase } from './db/client';
import { DataFolderInUse } from './db/data-folder-lock';
import { HttpError } from './http/errors';
import { callRunningShop, carryOutStaffOrder, type StaffOrder } from './modules/staff';

const USAGE = `npm run desk:add-staff -- <email> <name> [support | finance | admin] [--new-link]
  Creates a staff account for the desk, with the role admin by default, and prints a link with which its owner
  chooses a password and sets up an authenticator app. The link works once, within a day.
    --new-link   for an existing account whose password or app is lost: removes both`;

/** An error that the user can fix, reported without a stack trace. */
class CommandRefused extends Error {}

const newStaff = z.object({ email: emailAddress, name: personName, role: staffRole });

function orderFrom(args: string[]): StaffOrder {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'new-link': { type: 'boolean' } },
  });
  const [email, name, role = 'admin', ...more] = positionals;
  if (!email || !name || more.length > 0) throw new CommandRefused(USAGE);
  const read = newStaff.safeParse({ email, name, role });
  if (!read.success)
    throw new CommandRefused(`${read.error.issues.map(({ message }) => message).join('\n')}\n\n${USAGE}`);
  return { ...read.data, newLink: values['new-link'] === true };
}

/** Runs the command. Only one process can open the embedded database, so a running shop executes it. */
async function carryOut(config: Config, order: StaffOrder): Promise<string> {
  const reply = config.databaseUrl ? null : await callRunningShop(config.dataDir, order);
  if (reply !== null) return reply;
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await carryOutStaffOrder({ config, db: database.orm, clock: systemClock }, order);
  } finally {
    await database.close();
  }
}

try {
  const order = orderFrom(process.argv.slice(2));
  const link = await carryOut(loadConfig(process.env), order);
  process.stdout.write(
    `Give this link to ${order.name}, and to nobody else. It works once, within 24 hours:\n\n  ${link}\n`,
  );
} catch (error) {
  const isForPeople =
    error instanceof CommandRefused ||
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof HttpError ||
    (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${isForPeople ? (error as Error).message : inspect(error)}\n`);
  process.exitCode = 1;
}
