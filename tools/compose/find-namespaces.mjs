import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, isRoot } from '../../backend/scripts/debian-packages.mjs';

/** Commands that try everything required to run services in their own namespaces. */
const ATTEMPT = [
  'mount -t tmpfs none /run',
  'ip link add house type bridge',
  'ip netns add one',
  'ip link add v0 type veth peer name eth0 netns one',
  `ip netns exec one unshare --mount --pid --fork \
    setpriv --reuid=1000 --regid=1000 --clear-groups --inh-caps=-all --ambient-caps=-all --bounding-set=-all --no-new-privs true`,
].join(' && ');

/** @returns {{ unavailable?: string }} the reason if this machine cannot run services in their own namespaces */
export function findNamespaces() {
  if (process.platform !== 'linux') return { unavailable: 'services run apart from each other on Linux only' };
  if (!isRoot()) return { unavailable: 'namespaces are made by root only' };
  if (!['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip', '/bin/ip'].some((file) => existsSync(file))) {
    const unavailable = installPackages('iproute2', ['iproute2']);
    if (unavailable) return { unavailable };
  }
  const { status, stderr } = spawnSync(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--mount-proc', 'sh', '-c', ATTEMPT],
    { encoding: 'utf8' },
  );
  return status === 0
    ? {}
    : { unavailable: `this machine makes no namespaces: ${stderr?.trim().split('\n').at(-1) || 'unshare is missing'}` };
}
