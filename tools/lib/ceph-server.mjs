// A Ceph with its S3 gateway for tests: one monitor, one store in memory. Ceph checks signatures and supports conditional writes.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOrInstall } from '../../backend/scripts/debian-packages.mjs';
import { freePorts } from '../../backend/scripts/free-port.mjs';

const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd'];
const PROGRAMS = ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'ceph-authtool', 'monmaptool'];
const START_MS = 60_000;

const isInstalled = () => PROGRAMS.every((name) => existsSync(path.join('/usr/bin', name)));

/** @returns {{ version: string } | { unavailable: string }} the reason if it cannot be used */
export function findCeph() {
  const result = findOrInstall('Ceph', PACKAGES, isInstalled);
  if ('unavailable' in result) return result;
  const { stdout } = spawnSync('/usr/bin/radosgw', ['--version'], { encoding: 'utf8' });
  const [, version] = /ceph version (\S+)/.exec(stdout ?? '') ?? [];
  return version ? { version: `Ceph ${version}` } : { unavailable: 'Ceph does not run' };
}

const settings = ({ folder, id, monitor, port }) => `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitor}]
public addr = 127.0.0.1
ms bind msgr1 = false
keyring = ${folder}/keyring
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
mon data = ${folder}/mon
mon allow pool size one = true
paxos propose interval = 0.02
paxos min wait = 0.01
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 268435456
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw data = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw thread pool size = 32
rgw enable usage log = false
rgw rados pool pg num min = 1
`;

/**
 * @returns {Promise<{ endpoint: string, accessKeyId: string, secretAccessKey: string, pids: number[], stop: () => Promise<void> }>}
 */
export async function startCeph() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ceph-'));
  for (const name of ['mon', 'osd']) mkdirSync(path.join(folder, name));
  const monitor = await freePorts(2);
  const port = monitor + 1;
  const id = randomUUID();
  writeFileSync(path.join(folder, 'ceph.conf'), settings({ folder, id, monitor, port }));
  const env = { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
  const run = (program, ...args) =>
    execFileSync(`/usr/bin/${program}`, args, { cwd: folder, env, stdio: 'pipe', timeout: START_MS });
  const output = openSync(path.join(folder, 'output.log'), 'a');
  const children = [];
  const start = (program, ...args) => {
    const child = spawn(`/usr/bin/${program}`, ['-f', ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', output, output],
    });
    children.push(child);
  };
  const stop = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const [accessKeyId, secretAccessKey] = ['TESTACCESSKEY', randomUUID()];
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *'];
    run('ceph-authtool', '-C', 'keyring', '-g', '-n', 'mon.', '--cap', 'mon', 'allow *');
    run('ceph-authtool', 'keyring', '-g', '-n', 'client.admin', ...all);
    run('ceph-authtool', 'keyring', '-g', '-n', 'osd.0', ...all);
    run('monmaptool', '--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, 'monmap');
    run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring');
    start('ceph-mon', '-i', 'a');
    run('ceph', 'osd', 'create');
    run('ceph-osd', '-i', '0', '--mkfs');
    run('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default');
    start('ceph-osd', '-i', '0');
    const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`];
    run('radosgw-admin', 'user', 'create', '--uid=shop', '--display-name=shop', ...keys);
    start('radosgw', '-n', 'client.admin', `--keyring=${folder}/keyring`, '--no-mon-config');
    for (const deadline = Date.now() + START_MS; ; await sleep(50)) {
      if (await fetch(endpoint).catch(() => undefined)) break;
      if (Date.now() > deadline) throw new Error(`The S3 gateway of Ceph does not answer within a minute`);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint, accessKeyId, secretAccessKey, pids: children.map(({ pid }) => pid), stop };
}
