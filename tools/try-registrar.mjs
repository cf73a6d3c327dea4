// Makes harmless calls to the configured registrar account: `npm run try-registrar`. Exits with 1 if a response is not as expected, with 2
// if no account is configured.
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
