// Runs the tests that need a Postfix: `node backend/scripts/test-postfix.mjs [Jest arguments]`. Where there is none and none can be
// installed it says why and succeeds.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostfix } from './postfix-server.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const jest = createRequire(join(root, 'package.json')).resolve('jest/bin/jest');

const found = findPostfix();
if ('unavailable' in found) {
  console.log(`The tests on Postfix were not run: ${found.unavailable}.`);
} else {
  console.log(`Testing on ${found.version}`);
  const args = [
    jest,
    '--selectProjects',
    'backend',
    '--testPathPatterns',
    '\\.postfix\\.test',
    ...process.argv.slice(2),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_POSTFIX: JSON.stringify(found) },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
