// Compares our records with those of the payment provider and the registrar and prints each difference: `npm run reconcile`. Exits with 1
// if there are differences, with 2 if records cannot be read.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';

loadDotEnv();
await build(['backend']);
const { dataDir } = readSettings();
process.exitCode =
  spawnSync(process.execPath, [fromRoot('backend/dist/reconcile-command.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  }).status ?? 2;
