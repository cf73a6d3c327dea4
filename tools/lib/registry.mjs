import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fromRoot, requireTool } from './paths.mjs';
import { replaceFile } from './replace-file.mjs';

const { REMOTE_FOLDERS, containerName } = requireTool('./federation/packages.cjs');

/** The version of the last build. @throws when there is none */
export async function builtVersion(folder) {
  const current = fromRoot(folder, 'dist/current.json');
  if (!existsSync(current)) throw new Error(`${folder} has not been built; run: node tools/build.mjs ${folder}`);
  return JSON.parse(await readFile(current, 'utf8')).version;
}

/** A release that was built here: the one of that version, or the one of the last build. @throws when there is none */
export async function builtRelease(folder, version) {
  const chosen = version ?? (await builtVersion(folder));
  const file = fromRoot(folder, 'dist', folder, chosen, 'release.json');
  if (!existsSync(file)) throw new Error(`${folder} has no built release ${chosen}`);
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Every release of a remote that was built here and can be published, the newest first. */
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

/** A tab that was opened with a release may ask for its files for so long after nobody new gets it. */
export const TAB_MS = 7 * 24 * 60 * 60 * 1_000;

/** A change takes milliseconds; who holds the lock for so long has ended over it. */
const LOCK_MS = 10_000;
const LOCK_TRIES = 500;
const PAUSE_MS = 20;

const whoIsThis = () => process.env.RELEASED_BY || process.env.GITHUB_ACTOR || userInfo().username;

/** Somebody else has changed the registry since it was looked at. */
export class StaleRegistryError extends Error {
  name = 'StaleRegistryError';
}

/** Releases that an entry names: they may be served. */
const heldBy = (entry) => [entry?.active, entry?.previous, entry?.canary?.release].filter(Boolean);

/**
 * The registry of a data folder: which release of each remote is active, which was before, which is tried out. Changes are made one
 * after the other, each under a new revision, and leave a line in `registry-log.jsonl`: who, when, what.
 */
export class Registry {
  /**
   * @param {string} dataDir
   * @param {{ who?: string, expected?: number }} [options] `expected` is the revision that the next change is meant for
   */
  constructor(dataDir, { who = whoIsThis(), expected } = {}) {
    this.file = path.join(dataDir, 'registry.json');
    this.log = path.join(dataDir, 'registry-log.jsonl');
    this.lock = `${this.file}.lock`;
    this.badFolder = path.join(dataDir, 'known-bad');
    this.who = who;
    this.expected = expected;
  }

  async read() {
    if (!existsSync(this.file)) return { remotes: {} };
    return JSON.parse(await readFile(this.file, 'utf8'));
  }

  /** Runs `work` while nobody else changes the registry. */
  async #alone(work) {
    await mkdir(path.dirname(this.file), { recursive: true });
    for (let attempt = 1; ; attempt += 1) {
      const mine = await writeFile(this.lock, `${process.pid} ${this.who}`, { flag: 'wx' }).then(
        () => true,
        (error) => {
          if (error.code !== 'EEXIST') throw error;
          return false;
        },
      );
      if (mine) break;
      if (attempt >= LOCK_TRIES) throw new Error(`${this.lock} is held by somebody else`);
      const held = await stat(this.lock).catch(() => undefined);
      // Only one of those who find it abandoned can move it away.
      if (held && Date.now() - held.mtimeMs > LOCK_MS)
        await rename(this.lock, `${this.lock}.${process.pid}`).then(
          () => rm(`${this.lock}.${process.pid}`, { force: true }),
          () => undefined,
        );
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    try {
      return await work();
    } finally {
      await rm(this.lock, { force: true });
    }
  }

  /**
   * Compare and set: reads the registry, has it changed, and writes it under the next revision with a line in the log.
   * @param {string} what is done, for the log
   * @param {(registry: object) => object | undefined} change changes what it is given; what it returns goes into the log
   * @throws StaleRegistryError where the revision is not the expected one
   */
  async #change(what, change) {
    return this.#alone(async () => {
      const registry = await this.read();
      const revision = registry.revision ?? 0;
      if (this.expected !== undefined && this.expected !== revision)
        throw new StaleRegistryError(
          `The registry is at revision ${revision}, not ${this.expected}: somebody has changed it. Look at the status, and try again`,
        );
      const before = JSON.stringify(registry.remotes);
      const served = Object.values(registry.remotes).flatMap(heldBy);
      const details = await change(registry);
      if (JSON.stringify(registry.remotes) === before) return;
      const now = Date.now();
      const kept = new Set(
        Object.values(registry.remotes)
          .flatMap(heldBy)
          .map(({ version }) => version),
      );
      const left = served
        .filter(({ version }) => !kept.has(version))
        .map(({ name, version }) => ({ name, version, left: now }));
      registry.former = [
        ...(registry.former ?? []).filter((one) => now - one.left < TAB_MS && !kept.has(one.version)),
        ...left,
      ];
      registry.revision = revision + 1;
      if (this.expected !== undefined) this.expected = registry.revision;
      await replaceFile(this.file, `${JSON.stringify(registry, null, 1)}\n`);
      await this.#note(what, { revision: registry.revision, ...details });
    });
  }

  async #note(what, details) {
    const line = { at: new Date().toISOString(), who: this.who, what, ...details };
    await appendFile(this.log, `${JSON.stringify(line)}\n`);
  }

  /** The lines of the log, the oldest first. */
  async history() {
    if (!existsSync(this.log)) return [];
    return (await readFile(this.log, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  #badFile(name, version) {
    return path.join(this.badFolder, `${name}@${version}.json`);
  }

  /** Why a release is known to be bad; undefined for one that is not. */
  async badness(release) {
    const file = release && this.#badFile(release.name, release.version);
    return file && existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  }

  /** Nobody gets the release from now on, whatever the registry says. Gateways do the same where a canary fails. */
  async markBad({ name, version }, why) {
    await replaceFile(
      this.#badFile(name, version),
      `${JSON.stringify({ at: new Date().toISOString(), who: this.who, why })}\n`,
    );
    await this.#note('mark-bad', { remote: name, release: version, why });
  }

  /** Takes back that a release is known to be bad. */
  async markGood(folder, version) {
    const name = containerName(folder);
    if (!(await this.badness({ name, version }))) throw new Error(`${folder} ${version} is not known to be bad`);
    await rm(this.#badFile(name, version));
    await this.#note('mark-good', { remote: name, release: version });
  }

  async #requireGood(release) {
    const bad = await this.badness(release);
    if (bad)
      throw new Error(
        `${release.name} ${release.version} is known to be bad (${bad.why}); once it is not, run: node tools/release.mjs good ${release.package ?? release.name} ${release.version}`,
      );
  }

  /** The versions of all remotes that are active, that can be gone back to, that are tried out, or that an open tab may have. */
  async versions(now = Date.now()) {
    const { remotes, former = [] } = await this.read();
    return [...Object.values(remotes).flatMap(heldBy), ...former.filter(({ left }) => now - left < TAB_MS)].map(
      ({ version }) => version,
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

  /** What can be gone back to once `next` is active: what was active, unless that was bad. */
  async #previousOf(entry) {
    if (!entry) return null;
    return (await this.badness(entry.active)) ? entry.previous : entry.active;
  }

  /**
   * Makes a release the active one, or with `share` the canary for that part (0 to 1) of the visitors. Publishing the active
   * release again only moves its address.
   * @throws for a release that is known to be bad
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
   * Publishes a release that this registry has never held. One that it holds keeps its place, so that a roll-back outlives
   * the next start; all releases of the remote then get their address at `origin`. One that is known to be bad is left out.
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
   * Ends the canary; without one, makes the previous release active again. What is left is known to be bad from then on, so that no
   * second roll-back leads to it.
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
