// Puts harmless questions to the registrar's account that is set up: `npm run try-registrar`. Ends with 1 when an answer is not as
// it should be, with 2 when there is no account.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';

loadDotEnv();
await build(['backend']);
const { dataDir } = readSettings();
process.exitCode =
  spawnSync(process.execPath, [fromRoot('backend/dist/try-registrar-command.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  }).status ?? 2;
