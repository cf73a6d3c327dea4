import { spawnSync } from 'node:child_process';
import { findOrInstall, findProgram, isRoot } from '../../backend/scripts/debian-packages.mjs';

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
  if (process.platform !== 'linux') return { unavailable: 'only Linux can isolate services' };
  if (!isRoot()) return { unavailable: 'only root can create namespaces' };
  const ip = findOrInstall('iproute2', ['iproute2'], () => findProgram('ip'));
  if ('unavailable' in ip) return ip;
  const { status, stderr } = spawnSync(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--mount-proc', 'sh', '-c', ATTEMPT],
    { encoding: 'utf8' },
  );
  return status === 0
    ? {}
    : {
        unavailable: `this machine cannot create namespaces: ${stderr?.trim().split('\n').at(-1) || 'unshare is missing'}`,
      };
}
