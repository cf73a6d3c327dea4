// Builds the file trees of the Dockerfile's images without Docker: a folder with mounts for each. The stages are read from the Dockerfile
// and their commands are run. Three things that need a network are taken from this machine instead: the packages of the base images, those
// that `apt-get` installs, and the built repository with its packages. Run-time packages of the servers are installed as the Dockerfile
// says, from this machine's package store if it has them.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { parseCommand, readStages } from './dockerfile.mjs';
import { installProductionPackages, PACKAGES } from './production-packages.mjs';
import { isolated, quoted } from './mounts.mjs';

/** Path of the repository in the Dockerfile. */
const REPOSITORY = '/repo';
/** The stage replaced by this repository as built here. */
const BUILT = 'build';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** As in the official image of Node. */
const NODE_USER = { uid: 1000, gid: 1000 };
/** Whether a line of /etc/passwd is a system user; ids of people are from 1000 and below `nobody`. */
const isOfSystem = (line) => Number(line.split(':')[2]) < 1000 || Number(line.split(':')[2]) > 60_000;
/** Files other than settings in the configuration folder of Debian's Postfix. */
const POSTFIX_FILES = [
  'postfix-files',
  'postfix-files.d',
  'dynamicmaps.cf',
  'dynamicmaps.cf.d',
  'postfix-script',
  'post-install',
  'postfix-wrapper',
];

const ignored = () =>
  new Set(
    readFileSync(fromRoot('.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.includes('/')),
  );

/** An image, while it is built and afterwards. */
class Image {
  env = { PATH };
  user = 'root';
  workdir = '/';
  entrypoint = [];
  command = [];
  /** Read-only mounts from this machine, in order. */
  mounts = [];

  constructor(folder) {
    this.folder = folder;
  }

  /** Returns the path on this machine of a path in the image, unless something is mounted there. */
  at = (target) => path.join(this.folder, path.resolve(this.workdir, target));

  mount(source, target) {
    const place = this.at(target);
    if (lstatSync(source).isDirectory()) mkdirSync(place, { recursive: true });
    else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, '');
    }
    this.mounts.push({ source, target: path.resolve(this.workdir, target) });
  }

  /** Returns the ids of a user of the image. @throws if there is no such user */
  account(name) {
    const line = readFileSync(this.at('/etc/passwd'), 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    if (!line) throw new Error(`The image has no user ${name}`);
    const [, , uid, gid, , home] = line.split(':');
    return { uid: Number(uid), gid: Number(gid), home };
  }
}

/** Builds the content of the Debian base image. */
function layDebian(image) {
  for (const folder of [
    'dev',
    'etc',
    'home',
    'proc',
    'root',
    'run',
    'sys',
    'tmp',
    'usr',
    'var/lib',
    'var/spool',
    'var/tmp',
  ])
    mkdirSync(image.at(`/${folder}`), { recursive: true });
  for (const folder of ['tmp', 'var/tmp']) execFileSync('chmod', ['1777', image.at(`/${folder}`)]);
  symlinkSync('/run', image.at('/var/run'));
  for (const name of readdirSync('/').filter((entry) => /^(bin|sbin|lib\w*)$/.test(entry))) {
    if (lstatSync(`/${name}`).isSymbolicLink()) symlinkSync(readlinkSync(`/${name}`), image.at(`/${name}`));
    else image.mount(`/${name}`, `/${name}`);
  }
  image.mount('/usr', '/usr');
  for (const name of ['passwd', 'group'])
    writeFileSync(
      image.at(`/etc/${name}`),
      readFileSync(`/etc/${name}`, 'utf8')
        .split('\n')
        .filter((line) => line && isOfSystem(line))
        .join('\n') + '\n',
    );
  for (const name of ['ld.so.cache', 'services', 'protocols', 'debian_version'].filter((entry) =>
    existsSync(`/etc/${entry}`),
  ))
    copyFileSync(`/etc/${name}`, image.at(`/etc/${name}`));
  for (const name of ['alternatives', 'ssl/certs'].filter((entry) => existsSync(`/etc/${entry}`)))
    image.mount(`/etc/${name}`, `/etc/${name}`);
  writeFileSync(image.at('/etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files\n');
  for (const name of ['hosts', 'resolv.conf']) writeFileSync(image.at(`/etc/${name}`), '');
}

/** Builds the content of the official Node image: Debian with one program and one user. */
function layNode(image) {
  layDebian(image);
  const { uid, gid } = NODE_USER;
  writeFileSync(image.at('/etc/passwd'), `node:x:${uid}:${gid}::/home/node:/bin/bash\n`, { flag: 'a' });
  writeFileSync(image.at('/etc/group'), `node:x:${gid}:\n`, { flag: 'a' });
  execFileSync('install', ['-d', '-o', String(uid), '-g', String(gid), image.at('/home/node')]);
  image.mounts.push({ source: process.execPath, target: '/usr/local/bin/node' });
}

const BASES = [
  [/^node:/, layNode],
  [/^debian:/, layDebian],
];

/** Adds what `apt-get install` would create; programs and libraries are already in this machine's /usr. */
function layDebianPackages(image, text) {
  if (!/\bpostfix\b/.test(text)) return;
  for (const name of POSTFIX_FILES.filter((entry) => existsSync(`/etc/postfix/${entry}`)))
    cpSync(`/etc/postfix/${name}`, image.at(`/etc/postfix/${name}`), { recursive: true });
  execFileSync('install', ['-d', image.at('/var/spool/postfix')]);
  execFileSync('install', ['-d', '-o', 'postfix', '-g', 'postfix', image.at('/var/lib/postfix')]);
}

/** Adds the built repository, except for what `.dockerignore` excludes. */
function layRepository(image) {
  layNode(image);
  image.workdir = REPOSITORY;
  const unseen = ignored();
  for (const name of readdirSync(fromRoot()).filter((entry) => !unseen.has(entry))) image.mount(fromRoot(name), name);
}

const withVariables = (text, variables) =>
  text.replace(/\$\{(\w+)\}|\$(\w+)/g, (_, braced, bare) => variables[braced ?? bare] ?? '');

function copy(image, text, variables) {
  const words = withVariables(text, variables).split(/\s+/);
  const options = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')),
  );
  const [from, to, ...more] = words.filter((word) => !word.startsWith('--'));
  if (more.length > 0 || (options.from && ![BUILT, PACKAGES].includes(options.from)))
    throw new Error(`COPY ${text} is not understood`);
  const source = options.from ? path.relative(REPOSITORY, from) : from;
  // Mounted, not copied: hundreds of megabytes that are never written to.
  if (options.from === PACKAGES) return image.mount(path.join(installProductionPackages(), source), to);
  if (!existsSync(fromRoot(source))) throw new Error(`COPY ${text}: there is no ${source}`);
  const isFolder = lstatSync(fromRoot(source)).isDirectory();
  const target = to.endsWith('/') && !isFolder ? path.join(to, path.basename(source)) : to;
  mkdirSync(isFolder ? image.at(target) : path.dirname(image.at(target)), { recursive: true });
  execFileSync('cp', ['-a', '--reflink=auto', ...(isFolder ? ['-T'] : []), fromRoot(source), image.at(target)]);
  const { uid, gid } = image.account(options.chown ?? 'root');
  execFileSync('chown', ['-R', `${uid}:${gid}`, image.at(target)]);
}

/** Executes a RUN instruction inside the image, as its user. */
function run(image, text, variables) {
  if (/^apt-get\b/.test(text)) return layDebianPackages(image, text);
  const { uid, gid, home } = image.account(image.user);
  const set = Object.entries({ ...image.env, ...variables, HOME: home }).map(([name, value]) =>
    quoted(`${name}=${value}`),
  );
  const command = [
    'exec',
    'chroot',
    quoted(image.folder),
    '/usr/bin/env',
    '-i',
    `--chdir=${quoted(image.workdir)}`,
    ...set,
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    ...parseCommand(text).map(quoted),
  ];
  const [program, ...args] = isolated([
    ...image.mounts.map((mount) => ({ ...mount, root: image.folder })),
    command.join(' '),
  ]);
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function follow(image, { name, text }, variables) {
  const words = () => withVariables(text, { ...variables, ...image.env });
  switch (name) {
    case 'ARG':
      break;
    case 'ENV':
      for (const pair of words().split(/\s+/)) image.env[pair.split('=')[0]] = pair.slice(pair.indexOf('=') + 1);
      break;
    case 'WORKDIR':
      image.workdir = path.resolve(image.workdir, words());
      mkdirSync(image.at('.'), { recursive: true });
      break;
    case 'USER':
      image.user = words();
      break;
    case 'COPY':
      copy(image, text, { ...variables, ...image.env });
      break;
    case 'RUN':
      run(image, text, variables);
      break;
    case 'VOLUME':
      // Ignored: VOLUME only matters where Compose mounts none, and each service declares its mounts.
      break;
    case 'ENTRYPOINT':
      image.entrypoint = parseCommand(text);
      break;
    case 'CMD':
      image.command = parseCommand(text);
      break;
    default:
      throw new Error(`${name} in the Dockerfile is not understood`);
  }
}

/**
 * Builds the file tree of one target.
 * @param {{ target: string, args?: Record<string, string> }} build as in a Compose service
 * @param {string} folder that does not exist yet
 */
export function layImage({ target, args = {} }, folder) {
  const stages = readStages();
  const image = new Image(folder);
  mkdirSync(folder, { recursive: true });
  const begin = (name) => {
    if (name === BUILT) return layRepository(image);
    const stage = stages.get(name);
    if (!stage) {
      const [, lay] = BASES.find(([pattern]) => pattern.test(name)) ?? [];
      if (!lay) throw new Error(`Nothing here stands in for the image ${name}`);
      return lay(image);
    }
    begin(stage.from);
    for (const instruction of stage.instructions) follow(image, instruction, args);
  };
  begin(target);
  return image;
}
