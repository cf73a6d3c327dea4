// Checks the alert rules and runs their tests with promtool: `node tools/check-alerts.mjs`. If promtool is missing and cannot be
// installed, prints why and succeeds.
import { spawnSync } from 'node:child_process';
import { findPromtool } from './lib/find-promtool.mjs';
import { fromRoot } from './lib/paths.mjs';

const found = findPromtool();
if ('unavailable' in found) {
  console.log(`Not run: ${found.unavailable}.`);
} else {
  console.log(`With ${found.version}`);
  const commands = [
    ['check', 'config', 'prometheus.yml'],
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ];
  const failed = commands.filter(
    (args) => spawnSync(found.promtool, args, { cwd: fromRoot('monitoring'), stdio: 'inherit' }).status !== 0,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
