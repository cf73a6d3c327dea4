// Runs Node in namespaces of its own: `node tools/compose/apart.mjs [Node's arguments]`. Mounts, network interfaces and processes created
// inside are invisible outside and end with it. Its files are in COMPOSE_FOLDER, which is deleted at the end.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'storefront-compose-'));
// PostgreSQL runs as its own user, who needs access to a subfolder.
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
// Killing the first process in the namespace ends all others.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill('SIGKILL'));
const code = await new Promise((resolve) => {
  child.once('error', () => resolve(1));
  child.once('exit', resolve);
});
// The mounts are gone with the namespace; --one-file-system makes sure that none left over is followed.
spawnSync('rm', ['-rf', '--one-file-system', folder]);
process.exitCode = code ?? 1;
