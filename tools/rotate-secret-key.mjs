// Encrypts what the database holds with SECRET_KEY, where SECOND_SECRET_KEY still has to open it: `npm run rotate-secret-key`. Ends with 1
// when neither of them opens something.
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
