import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { FolderRegistry } from './folder-registry.mjs';
import { fromRoot, requireTool } from './paths.mjs';

const { REMOTE_FOLDERS, containerName } = requireTool('./federation/packages.cjs');

/** Returns the version of the last build. @throws if there is none */
export async function builtVersion(folder) {
  const current = fromRoot(folder, 'dist/current.json');
  if (!existsSync(current)) throw new Error(`${folder} has not been built; run: node tools/build.mjs ${folder}`);
  return JSON.parse(await readFile(current, 'utf8')).version;
}

/** Returns a local release: the given version, or the last build. @throws if there is none */
export async function builtRelease(folder, version) {
  const chosen = version ?? (await builtVersion(folder));
  const file = fromRoot(folder, 'dist', folder, chosen, 'release.json');
  if (!existsSync(file)) throw new Error(`${folder} has no built release ${chosen}`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Lists all local releases of a remote that can be published, newest first. */
export async function builtReleases(folder) {
  const place = fromRoot(folder, 'dist', folder);
  const versions = existsSync(place) ? await readdir(place) : [];
  const found = await Promise.all(
    versions.map(async (version) => {
      const file = path.join(place, version, 'release.json');
      if (!existsSync(file)) return undefined;
      return { at: (await stat(file)).mtimeMs, release: JSON.parse(await readFile(file, 'utf8')) };
    }),
  );
  return found
    .filter(Boolean)
    .sort((a, b) => b.at - a.at)
    .map(({ release }) => release);
}

/** How long an open tab may request files of a release after it was replaced. */
export const TAB_MS = 7 * 24 * 60 * 60 * 1_000;

const whoIsThis = () => process.env.RELEASED_BY || process.env.GITHUB_ACTOR || userInfo().username;

/** The registry was changed after the expected revision. */
export class StaleRegistryError extends Error {
  name = 'StaleRegistryError';
}

/** Releases that an entry names, and so may be served. */
const heldBy = (entry) => [entry?.active, entry?.previous, entry?.canary?.release].filter(Boolean);

const allHeld = ({ remotes }) => Object.values(remotes).flatMap(heldBy);

/** Lists the releases that no entry names any more, but that open tabs may still use. @param heldBefore before the last change */
function listFormer(registry, heldBefore, now = Date.now()) {
  const held = new Set(allHeld(registry).map(({ version }) => version));
  return [
    ...(registry.former ?? []).filter(({ left, version }) => now - left < TAB_MS && !held.has(version)),
    ...heldBefore
      .filter(({ version }) => !held.has(version))
      .map(({ name, version }) => ({ name, version, left: now })),
  ];
}

/**
 * The registry: the active, previous and canary release of each remote. Changes are made one after the other, each with a new revision and
 * a log line: who, when, what.
 */
export class Registry {
  /**
   * @param {string | object} store a data folder, or an object that stores the registry (open-release-store.mjs)
   * @param {{ who?: string, expected?: number }} [options] `expected` is the revision for which the next change is meant
   */
  constructor(store, { who = whoIsThis(), expected } = {}) {
    this.store = typeof store === 'string' ? new FolderRegistry(store) : store;
    this.who = who;
    this.expected = expected;
  }

  read() {
    return this.store.read();
  }

  /**
   * Changes the current state of the registry.
   * @param {string} what the change, for the log
   * @param change gets the registry, changes it and returns details for the log
   * @throws StaleRegistryError if the revision is not the expected one
   */
  async #change(what, change) {
    let revision;
    await this.store.update(async (registry) => {
      revision = registry.revision ?? 0;
      if (this.expected !== undefined && this.expected !== revision)
        throw new StaleRegistryError(
          `The registry is at revision ${revision}, not ${this.expected}: somebody has changed it. Look at the status, and try again`,
        );
      const before = JSON.stringify(registry.remotes);
      const heldBefore = allHeld(registry);
      const details = await change(registry);
      if (JSON.stringify(registry.remotes) === before) return undefined;
      registry.former = listFormer(registry, heldBefore);
      revision += 1;
      registry.revision = revision;
      return this.#line(what, { revision, ...details });
    });
    if (this.expected !== undefined) this.expected = revision;
  }

  #line(what, details) {
    return { at: new Date().toISOString(), who: this.who, what, ...details };
  }

  /** Returns the log lines, oldest first. */
  history() {
    return this.store.history();
  }

  /** Returns why a release is marked as bad; undefined if it is not. */
  async badness(release) {
    return release && this.store.badness(release);
  }

  /** Marks a release as bad: it is not served from now on, whatever the registry says. Gateways do the same if a canary fails. */
  async markBad({ name, version }, why) {
    const mark = { at: new Date().toISOString(), who: this.who, why };
    await this.store.markBad({ name, version }, mark, this.#line('mark-bad', { remote: name, release: version, why }));
  }

  /** Removes the bad mark of a release. */
  async markGood(folder, version) {
    const release = { name: containerName(folder), version };
    if (!(await this.badness(release))) throw new Error(`${folder} ${version} is not known to be bad`);
    await this.store.markGood(release, this.#line('mark-good', { remote: release.name, release: version }));
  }

  async #requireGood(release) {
    const bad = await this.badness(release);
    if (bad)
      throw new Error(
        `${release.name} ${release.version} is known to be bad (${bad.why}); once it is not, run: node tools/release.mjs good ${release.package ?? release.name} ${release.version}`,
      );
  }

  /** Lists versions that are active, previous or canary, or that an open tab may use: of all remotes, or of one. */
  async versions(now = Date.now(), of = undefined) {
    const registry = await this.read();
    return [...allHeld(registry), ...(registry.former ?? []).filter(({ left }) => now - left < TAB_MS)]
      .filter(({ name }) => of === undefined || name === of)
      .map(({ version }) => version);
  }

  /** @returns the entry of a remote. @throws if there is no such remote, or nothing is published yet */
  static getEntry(registry, folder) {
    if (!REMOTE_FOLDERS.includes(folder))
      throw new Error(`Unknown remote "${folder}"; known are ${REMOTE_FOLDERS.join(', ')}`);
    const entry = registry.remotes[containerName(folder)];
    if (!entry) throw new Error(`${folder} has no published release`);
    return entry;
  }

  /** Returns the rollback target once another release is active: the currently active one, unless it is bad. */
  async #previousOf(entry) {
    if (!entry) return null;
    return (await this.badness(entry.active)) ? entry.previous : entry.active;
  }

  /**
   * Makes a release the active one, or with `share` the canary for that part (0 to 1) of the visitors. Publishing the active release again
   * only changes its address.
   * @throws for a release that is marked as bad
   */
  async publish(folder, release, origin, share) {
    const published = {
      ...release,
      base: `${origin}/${folder}/${release.version}/`,
      publishedAt: new Date().toISOString(),
    };
    await this.#change(share === undefined ? 'publish' : 'canary', async (registry) => {
      await this.#requireGood(release);
      const entry = registry.remotes[release.name];
      if (share !== undefined) {
        registry.remotes[release.name] = {
          ...Registry.getEntry(registry, folder),
          canary: { release: published, share },
        };
      } else if (entry?.active.version === release.version) {
        registry.remotes[release.name] = { ...entry, active: { ...published, publishedAt: entry.active.publishedAt } };
      } else {
        registry.remotes[release.name] = { active: published, previous: await this.#previousOf(entry), canary: null };
      }
      return { remote: release.name, release: release.version, ...(share !== undefined && { share }) };
    });
    return published;
  }

  /**
   * Publishes a release that has never been in this registry. A known one keeps its role, so that a rollback survives the next start; all
   * releases of the remote then get their address at `origin`. A release that is marked as bad is skipped.
   */
  async introduce(folder, release, origin) {
    const entry = (await this.read()).remotes[release.name];
    const isHeld = heldBy(entry).some(({ version }) => version === release.version);
    if (!isHeld && !(entry && (await this.badness(release)))) return this.publish(folder, release, origin);
    await this.#change('move', (registry) => {
      for (const held of heldBy(registry.remotes[release.name])) held.base = `${origin}/${folder}/${held.version}/`;
      return { remote: release.name, origin };
    });
    return (await this.read()).remotes[release.name].active;
  }

  /** Makes the canary the active release. */
  async promote(folder) {
    let promoted;
    await this.#change('promote', async (registry) => {
      const entry = Registry.getEntry(registry, folder);
      if (!entry.canary) throw new Error(`${folder} has no canary to promote`);
      promoted = entry.canary.release;
      await this.#requireGood(promoted);
      registry.remotes[entry.active.name] = { active: promoted, previous: await this.#previousOf(entry), canary: null };
      return { remote: promoted.name, release: promoted.version };
    });
    return promoted;
  }

  /**
   * Ends the canary; without one, makes the previous release active again. The release that was ended is marked as bad, so that no later
   * rollback returns to it.
   */
  async rollBack(folder) {
    let next;
    let left;
    await this.#change('rollback', async (registry) => {
      const entry = Registry.getEntry(registry, folder);
      if (!entry.canary && !entry.previous) throw new Error(`${folder} has no release to roll back to`);
      if (!entry.canary) await this.#requireGood(entry.previous);
      left = entry.canary?.release ?? entry.active;
      next = entry.canary
        ? { ...entry, canary: null }
        : { active: entry.previous, previous: entry.active, canary: null };
      registry.remotes[entry.active.name] = next;
      return { remote: left.name, release: next.active.version, left: left.version };
    });
    await this.markBad(left, 'it was rolled back');
    return next.active;
  }
}
