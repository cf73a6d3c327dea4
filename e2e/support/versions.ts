import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from './ports';
import { readCurrent, readJson, storeOf, unpackRelease, type Description } from './release-copy';
import type { StackAddresses } from './stack';

const ROOT = path.resolve(__dirname, '../..');
const SHARED = '@storefront/shared';

const OWN_VERSION = readJson<{ version: string }>(path.join(ROOT, 'shared/package.json')).version;

/** The version of `shared` in this checkout, its major and minor number. */
export function sharedVersion(): readonly [number, number] {
  const [major = 0, minor = 0] = OWN_VERSION.split('.').map(Number);
  return [major, minor];
}

/**
 * Rewrites a copy of a release, without what is for servers, as a build with another version of `shared` would have made it: what differs
 * is what host and remotes say to each other.
 * @param said how its scripts say the version of this checkout, and how they are to say the other one
 */
function rewrite(target: string, said: readonly [own: string, other: string], describe: object): void {
  const [own, other] = said;
  const description = path.join(target, 'release.json');
  const release = readJson<Description>(description);
  for (const file of readdirSync(target)) if (/\.(?:br|gz)$/.test(file)) rmSync(path.join(target, file));
  rmSync(path.join(target, 'node'), { recursive: true, force: true });
  const scripts = readdirSync(target).filter((file) => file.endsWith('.js'));
  const saying = scripts.filter((file) => readFileSync(path.join(target, file), 'utf8').includes(own));
  if (saying.length === 0) throw new Error(`Nothing in ${target} says ${own}`);
  for (const file of saying) {
    const script = readFileSync(path.join(target, file), 'utf8').replaceAll(own, other);
    writeFileSync(path.join(target, file), script);
    const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    Object.assign(release.files[file] ?? {}, { integrity });
  }
  for (const page of Object.values(release.pages ?? {})) delete page.server;
  const files = Object.fromEntries(Object.entries(release.files).filter(([file]) => !file.startsWith('node/')));
  writeFileSync(description, JSON.stringify({ ...release, files, ...describe }));
}

/** A range of versions as remotes ask for it: what was there when they were built, and nothing older. */
const getRange = (version: string): string => JSON.stringify(`^${version.split('.').slice(0, 2).join('.')}.0`);

function rewriteRemote(remote: string, target: string, version: string, shared: string): void {
  const { builtWith } = unpackRelease(remote, target);
  rewrite(target, [getRange(OWN_VERSION), getRange(shared)], {
    version,
    builtWith: { ...builtWith, [SHARED]: shared },
  });
}

function rewriteHost(built: string, target: string, shared: string): void {
  cpSync(built, target, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const { provides = {} } = readJson<Description>(path.join(target, 'release.json'));
  rewrite(target, [JSON.stringify(OWN_VERSION), JSON.stringify(shared)], {
    provides: Object.fromEntries(
      Object.entries(provides).map(([key, one]) => [key, key.startsWith(SHARED) ? { ...one, version: shared } : one]),
    ),
  });
}

/** A gateway and a registry of their own beside a running shop, for a host that was built with another version of `shared`. */
export interface OtherHost {
  readonly url: string;
  /** Makes an mfe-account that was built with a version of `shared` its release here. @returns the name of the release */
  publish(shared: string): string;
  remove(): Promise<void>;
}

/** Serves a host that was built with a version of `shared` over the backend and the remotes of a running shop. */
export async function startHost(stack: StackAddresses, shared: string): Promise<OtherHost> {
  const dist = path.join(ROOT, 'host/dist', `with-shared-${shared}`);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'client'), { recursive: true });
  for (const same of ['renderer', 'public', 'client/assets', 'client/embed'])
    symlinkSync(path.join(ROOT, 'host/dist', same), path.join(dist, same));
  const release = readCurrent('host');
  rewriteHost(path.join(ROOT, 'host/dist/client', release), path.join(dist, 'client', release), shared);
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ version: release }));

  const dataDir = mkdtempSync(path.join(tmpdir(), 'storefront-host-'));
  const port = await freePorts(1);
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST_DIST: dist,
    API_PORT: String(stack.apiPort),
    PAY_PORT: new URL(stack.payUrl).port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  };
  const gateway: ChildProcess = spawn(process.execPath, [path.join(ROOT, 'host/dist/server/main.mjs')], {
    env,
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (gateway.exitCode !== null) throw new Error(`The gateway of ${dist} ended with ${gateway.exitCode}`);
    await sleep(50);
  }

  const releases = storeOf('mfe-account');
  const built = new Set<string>();
  return {
    url,
    publish(version) {
      const name = `${version}-account`;
      if (!built.has(name)) rewriteRemote('mfe-account', path.join(releases, name), name, version);
      built.add(name);
      execFileSync(process.execPath, ['tools/release.mjs', 'publish', 'mfe-account', `--version=${name}`], {
        cwd: ROOT,
        stdio: 'pipe',
        env: { ...process.env, DATA_DIR: dataDir, REMOTE_PORT_BASE: String(stack.remotePortBase) },
      });
      return name;
    },
    async remove() {
      const ended = new Promise((resolve) => gateway.once('exit', resolve));
      gateway.kill('SIGTERM');
      await ended;
      for (const made of [dist, dataDir, ...[...built].map((name) => path.join(releases, name))])
        rmSync(made, { recursive: true, force: true });
    },
  };
}
