// Re-encrypts with SECRET_KEY all data in the database that only SECOND_SECRET_KEY can decrypt: `npm run rotate-secret-key`. Exits with 1
// if neither can decrypt a value.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';
import { fromRoot } from './lib/paths.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';

loadDotEnv();
await build(['backend']);
const { dataDir } = readSettings();
process.exitCode =
  spawnSync(process.execPath, [fromRoot('backend/dist/rotate-secret-key-command.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  }).status ?? 2;
