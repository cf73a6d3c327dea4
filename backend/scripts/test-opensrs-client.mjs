// Runs the tests that need a client of OpenSRS: `node backend/scripts/test-opensrs-client.mjs [Jest arguments]`. Where there is none and none can be
// installed it says why and succeeds.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOpensrsClient } from './opensrs-client.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const jest = createRequire(join(root, 'package.json')).resolve('jest/bin/jest');

const found = findOpensrsClient();
if ('unavailable' in found) {
  console.log(`The tests with a client of OpenSRS were not run: ${found.unavailable}.`);
} else {
  console.log(`Testing with Net::OpenSRS ${found.version}`);
  const args = [
    jest,
    '--selectProjects',
    'backend',
    '--testPathPatterns',
    '\\.opensrs-client\\.test',
    ...process.argv.slice(2),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_OPENSRS_CLIENT: JSON.stringify(found) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
