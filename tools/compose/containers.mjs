// Runs the services of `docker-compose.yml` that are built from the Dockerfile as Docker would, with what the kernel has for that: each
// in namespaces of its own, on the tree of its image, as its user, with its capabilities, volumes and health check. It is called inside
// of namespaces that end with the process (`apart.mjs`), so that neither mounts nor processes nor interfaces are left over.
import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { layImage } from './images.mjs';
import { isolated, quoted } from './mounts.mjs';
import { startStandIn } from './stand-ins.mjs';

/** Milliseconds for what takes seconds on a machine that has nothing else to do. */
const PATIENCE_MS = 240_000;
/** Between two health checks: each of them starts a process. */
const LOOK_AGAIN_MS = 1_000;
const NETWORK = '10.89.7';
const BRIDGE = 'house';
/** The driver of the tests stands where Docker's host does. */
const HOST = `${NETWORK}.1`;
/** What Docker leaves to root in a container that drops nothing. */
const USUAL_CAPABILITIES = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FSETID',
  'FOWNER',
  'MKNOD',
  'NET_RAW',
  'SETGID',
  'SETUID',
  'SETFCAP',
  'SETPCAP',
  'NET_BIND_SERVICE',
  'SYS_CHROOT',
  'KILL',
  'AUDIT_WRITE',
];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const KEPT_CHARACTERS = 6_000;

const ip = (...args) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

function listCapabilities({ cap_drop: dropped = [], cap_add: added = [] }) {
  const left = dropped.includes('ALL') ? [] : USUAL_CAPABILITIES.filter((name) => !dropped.includes(name));
  return [...new Set([...left, ...added])].map((name) => `+${name.toLowerCase()}`);
}

/** What Docker says of a health check: `CMD` with words, or `CMD-SHELL` with a line. */
const parseCheck = ({ test: [kind, ...words] }) => (kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...words] : words);

/** One service, which may be started and ended several times. */
class Container {
  #process;
  #pid;
  /** How it ended: the code, or the signal. */
  ended;

  constructor(service, image, address, folder) {
    Object.assign(this, { service, image, address, folder });
    const user = image.account(service.user ?? image.user);
    this.environment = { ...image.env, HOME: user.home, ...service.environment };
    this.command = [...(service.entrypoint ?? image.entrypoint), ...(service.command ?? image.command)];
    this.confinement = [
      'setpriv',
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      '--inh-caps=-all',
      '--ambient-caps=-all',
      `--bounding-set=${['-all', ...listCapabilities(service)].join(',')}`,
      ...(service.noNewPrivileges ? ['--no-new-privs'] : []),
      '--',
    ];
    this.user = user;
  }

  /** The last that it said. */
  lastOutput = () => readFileSync(this.#log, 'utf8').slice(-KEPT_CHARACTERS);

  get #log() {
    return `${this.folder}.log`;
  }

  get isRunning() {
    return this.#process !== undefined;
  }

  #inside(command) {
    const set = Object.entries(this.environment).map(([name, value]) => `${name}=${value ?? ''}`);
    return [
      '/usr/bin/env',
      '-i',
      `--chdir=${this.service.working_dir ?? this.image.workdir}`,
      ...set,
      ...this.confinement,
      ...command,
    ];
  }

  /** The whole tree that it sees. */
  #mounts() {
    const { service, image, folder } = this;
    const root = path.join(folder, 'root');
    const base = service.read_only ? image.folder : path.join(folder, 'tree');
    mkdirSync(root, { recursive: true });
    // A tree that may be written to is a copy, as each container has its own.
    if (base !== image.folder && !existsSync(base)) execFileSync('cp', ['-a', image.folder, base]);
    const place = (target, isFolder) => {
      const found = path.join(base, target);
      if (existsSync(found)) return;
      mkdirSync(isFolder ? found : path.dirname(found), { recursive: true });
      if (!isFolder) writeFileSync(found, '');
    };
    const mounts = service.mounts.map(({ kind, source, target, readOnly }) => ({
      root,
      source: kind === 'volume' ? this.volumeFolder(source) : source,
      target,
      writable: !readOnly,
    }));
    for (const { source, target } of mounts) place(target, lstatSync(source).isDirectory());
    for (const target of service.tmpfs) place(target.split(':')[0], true);
    const dev = quoted(path.join(root, 'dev'));
    return isolated([
      `mount --bind ${quoted(base)} ${quoted(root)}`,
      ...image.mounts.map((mount) => ({ ...mount, root })),
      `mount -t proc proc ${quoted(path.join(root, 'proc'))}`,
      `mount -t tmpfs -o mode=755,nosuid dev ${dev}`,
      `cd ${dev}`,
      ...DEVICES.flatMap((name) => [`touch ${name}`, `mount --bind /dev/${name} ${name}`]),
      'ln -s /proc/self/fd fd; ln -s fd/0 stdin; ln -s fd/1 stdout; ln -s fd/2 stderr; mkdir shm',
      'mount -t tmpfs -o mode=1777,nosuid,nodev,noexec shm shm; cd /',
      ...['hosts', 'resolv.conf'].map((name) => ({
        root,
        source: path.join(path.dirname(folder), name),
        target: `/etc/${name}`,
      })),
      ...service.tmpfs.map((line) => {
        const [target, options] = line.split(':');
        const all = ['mode=1777', 'nosuid', 'nodev', 'noexec', options].filter(Boolean).join(',');
        return `mount -t tmpfs -o ${all} tmpfs ${quoted(path.join(root, target))}`;
      }),
      ...mounts,
      ...(service.read_only ? [`mount -o remount,bind,ro ${quoted(root)}`] : []),
      ['exec', 'chroot', root, ...this.#inside(this.command)].map(quoted).join(' '),
    ]);
  }

  volumeFolder = (name) => path.join(path.dirname(this.folder), 'volumes', name);

  /** A new volume takes over what the image has where it is mounted, owner and mode included; where the image has nothing, it is root's. */
  createVolumes() {
    for (const { kind, source, target, readOnly } of this.service.mounts) {
      if (kind !== 'volume') continue;
      const volume = this.volumeFolder(source);
      mkdirSync(volume, { recursive: true, mode: 0o755 });
      const original = path.join(this.image.folder, target);
      if (readOnly || readdirSync(volume).length > 0 || !existsSync(original)) continue;
      execFileSync('cp', ['-aT', original, volume]);
    }
  }

  start() {
    const [program, ...args] = ['ip', 'netns', 'exec', this.service.name, ...this.#mounts()];
    // Not through Node's own pipes, which are sockets: Postfix opens /dev/stdout, and a socket cannot be opened.
    const log = openSync(this.#log, 'a');
    const child = spawn(program, args, { stdio: ['ignore', log, log], env: { PATH: process.env.PATH } });
    closeSync(log);
    this.#process = child;
    this.#pid = undefined;
    this.ended = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.#process = undefined;
        resolve(signal ?? code);
      });
    });
  }

  /** Of the first process in it, as seen from here. */
  get pid() {
    if (!this.#process) throw new Error(`${this.service.name} does not run:\n${this.lastOutput()}`);
    this.#pid ??=
      readFileSync(`/proc/${this.#process.pid}/task/${this.#process.pid}/children`, 'utf8').trim().split(' ')[0] ||
      undefined;
    return this.#pid;
  }

  /** Runs a command in it as its user, as `docker exec` does. */
  async exec(command) {
    const { pid } = this;
    if (!pid) return { code: 1, output: 'it has not begun' };
    const child = spawn(
      'nsenter',
      [`--target=${pid}`, '--mount', '--pid', '--net', '--root', ...this.#inside(command)],
      { stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, output };
  }

  /** Waits until its health check says that it is well. @throws with what it said, once it has ended or too long has passed */
  async healthy() {
    const { name, healthcheck } = this.service;
    const deadline = Date.now() + PATIENCE_MS;
    for (let last = ''; ;) {
      if (!this.isRunning) throw new Error(`${name} has ended with ${await this.ended}:\n${this.lastOutput()}`);
      // Until it is in place the command would be run outside of it.
      if (this.hasBegun()) {
        const { code, output } = await this.exec(parseCheck(healthcheck));
        if (code === 0) return;
        last = output;
      }
      if (Date.now() > deadline) throw new Error(`${name} is not well: ${last}\n${this.lastOutput()}`);
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** Whether the mounts are made and the command runs. */
  hasBegun() {
    try {
      const [program, option] = readFileSync(`/proc/${this.pid}/cmdline`, 'utf8').split('\0');
      return !['', 'unshare', 'chroot'].includes(program) && option !== '-euc';
    } catch {
      return false;
    }
  }

  /** What the kernel says of the first process in it. */
  status = () =>
    Object.fromEntries(
      readFileSync(`/proc/${this.pid}/status`, 'utf8')
        .split('\n')
        .map((line) => line.split(/:\s+/, 2)),
    );

  /** Ends it. @returns the code that it ended with, or the signal */
  async end(signal) {
    process.kill(Number(this.pid), signal);
    const late = pause(PATIENCE_MS, 'late', { ref: false });
    const how = await Promise.race([this.ended, late]);
    if (how === 'late') throw new Error(`${this.service.name} goes on after ${signal}:\n${this.lastOutput()}`);
    return how;
  }
}

/** All services on one network. */
export class House {
  #standIns = new Map();
  #started = new Map();

  /**
   * Creates everything and starts nothing.
   * @param {ReturnType<typeof import('./compose-file.mjs').readCompose>} services
   * @param {{ folder: string, programs: object }} options a folder that does not exist yet, and the servers for images of others
   */
  constructor(services, { folder, programs }) {
    this.services = new Map(services.map((service) => [service.name, service]));
    this.programs = programs;
    this.folder = folder;
    mkdirSync(path.join(folder, 'volumes'), { recursive: true });
    this.addresses = new Map(services.map(({ name }, index) => [name, `${NETWORK}.${index + 10}`]));
    const hosts = services.flatMap(({ name, names }) => names.map((known) => `${this.addresses.get(name)} ${known}`));
    writeFileSync(path.join(folder, 'hosts'), ['127.0.0.1 localhost', ...hosts, ''].join('\n'));
    // Nobody answers there, and says so at once.
    writeFileSync(path.join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\noptions attempts:1 timeout:1\n');
    this.#layNetwork();
    this.containers = new Map(this.#createContainers());
  }

  #layNetwork() {
    ip('link', 'add', BRIDGE, 'type', 'bridge');
    ip('addr', 'add', `${HOST}/24`, 'dev', BRIDGE);
    ip('link', 'set', BRIDGE, 'up');
    // Leads nowhere, but PowerDNS does not start where there is no way to its resolver.
    ip('route', 'add', 'default', 'dev', BRIDGE);
    [...this.services.values()].forEach(({ name, build }, index) => {
      const address = `${this.addresses.get(name)}/24`;
      // Those of others stand beside the host itself.
      if (!build) return ip('addr', 'add', address, 'dev', BRIDGE);
      ip('netns', 'add', name);
      ip('link', 'add', `v${index}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      ip('link', 'set', `v${index}`, 'master', BRIDGE, 'up');
      ip('-n', name, 'addr', 'add', address, 'dev', 'eth0');
      for (const link of ['eth0', 'lo']) ip('-n', name, 'link', 'set', link, 'up');
    });
  }

  #createContainers() {
    const images = new Map();
    const getImage = (build) => {
      const key = JSON.stringify([build.target, build.args ?? {}]);
      if (!images.has(key)) images.set(key, layImage(build, path.join(this.folder, `image-${images.size}`)));
      return images.get(key);
    };
    const built = [...this.services.values()].filter(({ build }) => build);
    const containers = built.map((service) => [
      service.name,
      new Container(
        service,
        getImage(service.build),
        this.addresses.get(service.name),
        path.join(this.folder, service.name),
      ),
    ]);
    for (const [, container] of containers) container.createVolumes();
    return containers;
  }

  /** Starts everything, each service once those that it waits for are as far as it asks. */
  async up() {
    await Promise.all([...this.services.keys()].map((name) => this.#start(name)));
  }

  #start(name) {
    if (!this.#started.has(name)) this.#started.set(name, this.#startAfterOthers(this.services.get(name)));
    return this.#started.get(name);
  }

  async #startAfterOthers(service) {
    await Promise.all(service.needs.map(({ name }) => this.#start(name)));
    const container = this.containers.get(service.name);
    if (!container) {
      this.#standIns.set(
        service.name,
        await startStandIn(service, this.addresses.get(service.name), {
          programs: this.programs,
          folder: path.join(this.folder, service.name),
        }),
      );
      return;
    }
    container.start();
    if (service.healthcheck) return container.healthy();
    const code = await container.ended;
    if (code !== 0) throw new Error(`${service.name} has ended with ${code}:\n${container.lastOutput()}`);
  }

  /** What stands in for the image of somebody else. */
  standIn = (name) => this.#standIns.get(name);

  /** Where a service answers from outside: the address and the port inside that it publishes. */
  origin(name, port = this.services.get(name).published[0]) {
    return `http://${this.addresses.get(name)}:${port}`;
  }

  /** Ends some services, and starts them again on their volumes, in the order in which they wait for each other. */
  async restart(names, signal) {
    await this.end(names, signal);
    await this.begin(names);
  }

  /** Ends those of some services that run. */
  async end(names, signal) {
    const running = names.filter((name) => this.containers.get(name)?.isRunning);
    await Promise.all(running.map((name) => this.containers.get(name).end(signal)));
    for (const name of names) {
      const standIn = this.#standIns.get(name);
      this.#standIns.delete(name);
      await standIn?.stop();
    }
  }

  /** Starts some services that have ended, once those that they wait for are as far as they ask. */
  async begin(names) {
    const runs = (name) => this.#standIns.has(name) || this.containers.get(name)?.isRunning;
    for (const name of names) if (!runs(name)) this.#started.delete(name);
    await Promise.all(names.map((name) => this.#start(name)));
  }

  /** Services on a machine that has none of these volumes; all of those that use one have ended. */
  loseVolumes(names) {
    for (const name of names) execFileSync('rm', ['-rf', '--one-file-system', path.join(this.folder, 'volumes', name)]);
    for (const container of this.containers.values()) container.createVolumes();
  }

  async down() {
    for (const container of this.containers.values()) if (container.isRunning) await container.end('SIGKILL');
    for (const standIn of this.#standIns.values()) await standIn.stop();
  }
}
