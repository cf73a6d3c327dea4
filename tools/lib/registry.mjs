import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, requireTool } from './paths.mjs';
import { replaceFile } from './replace-file.mjs';

const { REMOTE_FOLDERS, containerName } = requireTool('./federation/packages.cjs');

async function lastVersion(folder) {
  const current = fromRoot(folder, 'dist/current.json');
  if (!existsSync(current)) throw new Error(`${folder} has not been built; run: node tools/build.mjs ${folder}`);
  return JSON.parse(await readFile(current, 'utf8')).version;
}

/** A release that was built here: the one of that version, or the one of the last build. @throws when there is none */
export async function builtRelease(folder, version) {
  const chosen = version ?? (await lastVersion(folder));
  const file = fromRoot(folder, 'dist', folder, chosen, 'release.json');
  if (!existsSync(file)) throw new Error(`${folder} has no built release ${chosen}`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The registry of a data folder: which release of each remote is active, which was before, which is tried out. */
export class Registry {
  constructor(dataDir) {
    this.file = path.join(dataDir, 'registry.json');
  }

  async read() {
    if (!existsSync(this.file)) return { remotes: {} };
    return JSON.parse(await readFile(this.file, 'utf8'));
  }

  async write(registry) {
    await replaceFile(this.file, `${JSON.stringify(registry, null, 1)}\n`);
  }

  /** The versions of all remotes that are active, that can be gone back to, or that are tried out. */
  async versions() {
    const { remotes } = await this.read();
    return Object.values(remotes).flatMap(({ active, previous, canary }) =>
      [active, previous, canary?.release].filter(Boolean).map(({ version }) => version),
    );
  }

  /** @returns the entry of a remote. @throws for a name that is no remote, and where nothing is published yet */
  static getEntry(registry, folder) {
    if (!REMOTE_FOLDERS.includes(folder))
      throw new Error(`Unknown remote "${folder}"; known are ${REMOTE_FOLDERS.join(', ')}`);
    const entry = registry.remotes[containerName(folder)];
    if (!entry) throw new Error(`${folder} has no published release`);
    return entry;
  }

  /**
   * Makes a release the active one, or with `share` the canary for that part (0 to 1) of the visitors. Publishing the active
   * release again only moves its address.
   */
  async publish(folder, release, origin, share) {
    const registry = await this.read();
    const published = {
      ...release,
      base: `${origin}/${folder}/${release.version}/`,
      publishedAt: new Date().toISOString(),
    };
    const entry = registry.remotes[release.name];
    if (share !== undefined) {
      registry.remotes[release.name] = {
        ...Registry.getEntry(registry, folder),
        canary: { release: published, share },
      };
    } else if (entry?.active.version === release.version) {
      registry.remotes[release.name] = { ...entry, active: { ...published, publishedAt: entry.active.publishedAt } };
    } else {
      registry.remotes[release.name] = { active: published, previous: entry?.active ?? null, canary: null };
    }
    await this.write(registry);
    return published;
  }

  /**
   * Publishes a release that this registry has never held. One that it holds keeps its place, so that a roll-back outlives
   * the next start; all releases of the remote then get their address at `origin`.
   */
  async introduce(folder, release, origin) {
    const registry = await this.read();
    const entry = registry.remotes[release.name];
    const known = [entry?.active, entry?.previous, entry?.canary?.release].filter(Boolean);
    if (!known.some(({ version }) => version === release.version)) return this.publish(folder, release, origin);
    for (const held of known) held.base = `${origin}/${folder}/${held.version}/`;
    await this.write(registry);
    return entry.active;
  }

  /** Makes the canary the active release. */
  async promote(folder) {
    const registry = await this.read();
    const entry = Registry.getEntry(registry, folder);
    if (!entry.canary) throw new Error(`${folder} has no canary to promote`);
    registry.remotes[entry.active.name] = { active: entry.canary.release, previous: entry.active, canary: null };
    await this.write(registry);
    return entry.canary.release;
  }

  /** Ends the canary; without one, makes the previous release active again. */
  async rollBack(folder) {
    const registry = await this.read();
    const entry = Registry.getEntry(registry, folder);
    if (!entry.canary && !entry.previous) throw new Error(`${folder} has no release to roll back to`);
    const next = entry.canary
      ? { ...entry, canary: null }
      : { active: entry.previous, previous: entry.active, canary: null };
    registry.remotes[entry.active.name] = next;
    await this.write(registry);
    return next.active;
  }
}
