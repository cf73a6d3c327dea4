// Runs the services of `docker-compose.yml` that are built from the Dockerfile as Docker would, using kernel features directly: each in
// its own namespaces, on the file tree of its image, as its user, with its capabilities, volumes and health check. Must be called inside
// namespaces that end with the process (`apart.mjs`), so that no mounts, processes or interfaces are left over.
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

/** Timeout in milliseconds, generous because the machine may be busy. */
const TIMEOUT_MS = 240_000;
/** Milliseconds between health checks; each one starts a process. */
const LOOK_AGAIN_MS = 1_000;
const NETWORK = '10.89.7';
const BRIDGE = 'house';
/** Address of the test driver, which takes the place of Docker's host. */
const HOST = `${NETWORK}.1`;
/** Docker's default capabilities of root in a container. */
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

/** Parses a health check: `CMD` with words, or `CMD-SHELL` with a line. */
const parseCheck = ({ test: [kind, ...words] }) => (kind === 'CMD-SHELL' ? ['/bin/sh', '-c', ...words] : words);

/** A service, which can be started and stopped several times. */
class Container {
  #process;
  #pid;
  /** Promise of the exit code or signal. */
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

  /** Returns the end of its output. */
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

  /** Returns the mounts that make up its file tree. */
  #mounts() {
    const { service, image, folder } = this;
    const root = path.join(folder, 'root');
    const base = service.read_only ? image.folder : path.join(folder, 'tree');
    mkdirSync(root, { recursive: true });
    // A writable tree is copied, since each container has its own.
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

  /** Creates the volumes. A new one is filled from the image's content at its mount point, with owner and mode; otherwise it is root's. */
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
    // Output goes to a file, not to Node's pipes: these are sockets, and Postfix opens /dev/stdout, which fails for a socket.
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

  /** Process id of its first process, in this namespace. */
  get pid() {
    if (!this.#process) throw new Error(`${this.service.name} does not run:\n${this.lastOutput()}`);
    this.#pid ??=
      readFileSync(`/proc/${this.#process.pid}/task/${this.#process.pid}/children`, 'utf8').trim().split(' ')[0] ||
      undefined;
    return this.#pid;
  }

  /** Runs a command in the container as its user, like `docker exec`. */
  async exec(command) {
    const { pid } = this;
    if (!pid) return { code: 1, output: 'it has not begun' };
    const child = spawn(
      'nsenter',
      [`--target=${pid}`, '--mount', '--pid', '--net', '--root', ...this.#inside(command)],
      { stdio: ['ignore', 'pipe', 'pipe'], timeout: TIMEOUT_MS },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, output };
  }

  /** Waits until its health check passes. @throws with its output, if it ends or times out */
  async healthy() {
    const { name, healthcheck } = this.service;
    const deadline = Date.now() + TIMEOUT_MS;
    for (let last = ''; ;) {
      if (!this.isRunning) throw new Error(`${name} has ended with ${await this.ended}:\n${this.lastOutput()}`);
      // Before its mounts are made, the command would run outside of it.
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

  /** Returns the kernel's status of its first process. */
  status = () =>
    Object.fromEntries(
      readFileSync(`/proc/${this.pid}/status`, 'utf8')
        .split('\n')
        .map((line) => line.split(/:\s+/, 2)),
    );

  /** Stops it. @returns the exit code, or the signal */
  async end(signal) {
    process.kill(Number(this.pid), signal);
    const late = pause(TIMEOUT_MS, 'late', { ref: false });
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
   * Creates everything without starting it.
   * @param {ReturnType<typeof import('./compose-file.mjs').readCompose>} services
   * @param {{ folder: string, programs: object }} options a folder that does not exist yet, and the programs for third-party images
   */
  constructor(services, { folder, programs }) {
    this.services = new Map(services.map((service) => [service.name, service]));
    this.programs = programs;
    this.folder = folder;
    mkdirSync(path.join(folder, 'volumes'), { recursive: true });
    this.addresses = new Map(services.map(({ name }, index) => [name, `${NETWORK}.${index + 10}`]));
    const hosts = services.flatMap(({ name, names }) => names.map((known) => `${this.addresses.get(name)} ${known}`));
    writeFileSync(path.join(folder, 'hosts'), ['127.0.0.1 localhost', ...hosts, ''].join('\n'));
    // Nothing listens there, so queries fail immediately.
    writeFileSync(path.join(folder, 'resolv.conf'), 'nameserver 127.0.0.1\noptions attempts:1 timeout:1\n');
    this.#layNetwork();
    this.containers = new Map(this.#createContainers());
  }

  #layNetwork() {
    ip('link', 'add', BRIDGE, 'type', 'bridge');
    ip('addr', 'add', `${HOST}/24`, 'dev', BRIDGE);
    ip('link', 'set', BRIDGE, 'up');
    // A route to nowhere: PowerDNS does not start without a route to its resolver.
    ip('route', 'add', 'default', 'dev', BRIDGE);
    [...this.services.values()].forEach(({ name, build }, index) => {
      const address = `${this.addresses.get(name)}/24`;
      // Third-party services run in the host's network namespace.
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

  /** Starts all services, each when its dependencies have reached the required condition. */
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

  /** Returns the stand-in for a third-party image. */
  standIn = (name) => this.#standIns.get(name);

  /** Returns the URL of a service from outside: its address and published port. */
  origin(name, port = this.services.get(name).published[0]) {
    return `http://${this.addresses.get(name)}:${port}`;
  }

  /** Stops services and starts them again on their volumes, in the order of their dependencies. */
  async restart(names, signal) {
    await this.end(names, signal);
    await this.begin(names);
  }

  /** Stops those of the services that are running. */
  async end(names, signal) {
    const running = names.filter((name) => this.containers.get(name)?.isRunning);
    await Promise.all(running.map((name) => this.containers.get(name).end(signal)));
    for (const name of names) {
      const standIn = this.#standIns.get(name);
      this.#standIns.delete(name);
      await standIn?.stop();
    }
  }

  /** Starts stopped services, each when its dependencies have reached the required condition. */
  async begin(names) {
    const runs = (name) => this.#standIns.has(name) || this.containers.get(name)?.isRunning;
    for (const name of names) if (!runs(name)) this.#started.delete(name);
    await Promise.all(names.map((name) => this.#start(name)));
  }

  /** Deletes volumes, as on a new machine. All services that use them must have been stopped. */
  loseVolumes(names) {
    for (const name of names) execFileSync('rm', ['-rf', '--one-file-system', path.join(this.folder, 'volumes', name)]);
    for (const container of this.containers.values()) container.createVolumes();
  }

  async down() {
    for (const container of this.containers.values()) if (container.isRunning) await container.end('SIGKILL');
    for (const standIn of this.#standIns.values()) await standIn.stop();
  }
}
