// Runs Node apart from the machine: `node tools/compose/apart.mjs [Node's arguments]`. Mounts, network interfaces and processes made in
// there are seen by nobody else and end with it; its files lie in COMPOSE_FOLDER, which goes away too.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'storefront-compose-'));
// PostgreSQL has a user of its own, whose folder lies in this one.
chmodSync(folder, 0o711);
const inside = ['mount -t tmpfs -o mode=755 none /run', 'ip link set lo up', 'exec "$@"'].join(' && ');
const child = spawn(
  'setpriv',
  [
    '--pdeathsig',
    'KILL',
    'unshare',
    '--mount',
    '--net',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    'sh',
    '-c',
    inside,
    'sh',
    process.execPath,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TMPDIR: folder, COMPOSE_FOLDER: folder } },
);
// With the first process in there all others end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGKILL'));
const code = await new Promise((resolve) => {
  child.once('error', () => resolve(1));
  child.once('exit', resolve);
});
// What was mounted is gone with it; should anything ever be left, it is not followed.
spawnSync('rm', ['-rf', '--one-file-system', folder]);
process.exitCode = code ?? 1;
