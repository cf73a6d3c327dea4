import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startGateway } from './own-gateway';
import { readCurrent, readJson, getStore, unpackRelease, type Description } from './release-copy';
import type { StackAddresses } from './stack';

const ROOT = path.resolve(__dirname, '../..');
const SHARED = '@storefront/shared';

const OWN_VERSION = readJson<{ version: string }>(path.join(ROOT, 'shared/package.json')).version;

/** The version of `shared` in this checkout: major and minor number. */
export function sharedVersion(): readonly [number, number] {
  const [major = 0, minor = 0] = OWN_VERSION.split('.').map(Number);
  return [major, minor];
}

/**
 * Rewrites a copy of a release as a build with another version of `shared` would have made it: what differs
 * is what host and remotes say to each other.
 * @param said how its scripts say the version of this checkout, and how they are to say the other one
 */
function rewrite(target: string, said: readonly [own: string, other: string], describe: object): void {
  const [own, other] = said;
  const description = path.join(target, 'release.json');
  const release = readJson<Description>(description);
  for (const file of readdirSync(target)) if (/\.(?:br|gz)$/.test(file)) rmSync(path.join(target, file));
  const scripts = readdirSync(target).filter((file) => file.endsWith('.js'));
  const saying = scripts.filter((file) => readFileSync(path.join(target, file), 'utf8').includes(own));
  if (saying.length === 0) throw new Error(`Nothing in ${target} says ${own}`);
  for (const file of saying) {
    const script = readFileSync(path.join(target, file), 'utf8').replaceAll(own, other);
    writeFileSync(path.join(target, file), script);
    const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    Object.assign(release.files[file] ?? {}, { integrity });
  }
  writeFileSync(description, JSON.stringify({ ...release, ...describe }));
}

/** The version range that remotes declare: the version they were built with, and nothing older. */
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

/** A gateway with its own registry beside a running shop, for a host that was built with another version of `shared`. */
export interface OtherHost {
  readonly url: string;
  /** Publishes a remote that was built with a version of `shared`; mfe-account by default. @returns the name of the release */
  publish(shared: string, remote?: string): string;
  remove(): Promise<void>;
}

/** Serves a host that was built with a version of `shared`, with the backend and the remotes of a running shop. */
export async function startHost(stack: StackAddresses, shared: string): Promise<OtherHost> {
  const built = path.join(ROOT, 'host/dist');
  const dist = path.join(built, `with-shared-${shared}`);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(path.join(dist, 'client'), { recursive: true });
  for (const same of ['public', 'client/assets', 'client/embed'])
    symlinkSync(path.join(built, same), path.join(dist, same));
  // Threads that render pages can read only this folder.
  for (const read of ['renderer', 'server/page-thread.mjs'])
    cpSync(path.join(built, read), path.join(dist, read), { recursive: true });
  const release = readCurrent('host');
  rewriteHost(path.join(built, 'client', release), path.join(dist, 'client', release), shared);
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ version: release }));

  // Other load on the machine must not make server rendering late.
  const gateway = await startGateway(stack, { HOST_DIST: dist, LOG_LEVEL: 'silent', RENDER_DEADLINE_MS: '5000' });
  const made = new Set<string>();
  return {
    url: gateway.url,
    publish(version, remote = 'mfe-account') {
      const name = `${version}-${remote.slice('mfe-'.length)}`;
      const target = path.join(getStore(remote), name);
      if (!made.has(target)) rewriteRemote(remote, target, name, version);
      made.add(target);
      gateway.publish(remote, name);
      return name;
    },
    async remove() {
      await gateway.remove();
      for (const one of [dist, ...made]) rmSync(one, { recursive: true, force: true });
    },
  };
}
