// Installs the packages with the pinned pnpm. Needs only Node and npm; does nothing if the lockfile has already been installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager, engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const stamp = path.join(root, 'node_modules/.lockfile-installed');

const [major, minor] = process.versions.node.split('.').map(Number);
const [wantedMajor, wantedMinor] = engines.node.replace('>=', '').split('.').map(Number);
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Node ${process.versions.node} is too old; this needs ${engines.node}.`);
  process.exit(1);
}

const installed = createHash('sha256')
  .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
  .update(process.platform + process.arch)
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== installed) {
  // A global pnpm of another version would download this one again, and corepack is not always available.
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { status, error } = spawnSync(
    npx,
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'],
    { cwd: root, stdio: 'inherit' },
  );
  if (error) console.error(`npx could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, installed);
}
