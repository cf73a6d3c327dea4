// Creates a staff account for the desk and prints its set-up link: `npm run desk:add-staff -- <email> <name> [role]`.
import { build } from './build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { runNode } from './lib/steps.mjs';

loadDotEnv();
await build(['backend']);
const { dataDir, desk } = readSettings();
const env = { DATA_DIR: dataDir, DESK_PORT: String(desk) };
process.exitCode = (await runNode([fromRoot('backend/dist/add-staff-command.mjs'), ...process.argv.slice(2)], env))
  ? 0
  : 1;
