import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from './replace-file.mjs';

/** Milliseconds after which a lock counts as abandoned; a change takes only a few. */
const LOCK_MS = 10_000;
const LOCK_TRIES = 500;
const PAUSE_MS = 20;

/** Stores the registry in a data folder, with the log of changes and the marks of bad releases, and serialises changes. */
export class FolderRegistry {
  constructor(dataDir) {
    this.file = path.join(dataDir, 'registry.json');
    this.log = path.join(dataDir, 'registry-log.jsonl');
    this.lock = `${this.file}.lock`;
    this.badFolder = path.join(dataDir, 'known-bad');
  }

  async read() {
    if (!existsSync(this.file)) return { remotes: {} };
    return JSON.parse(await readFile(this.file, 'utf8'));
  }

  /** Changes the registry under a lock. @param apply mutates its argument; returns a line for the log, or nothing */
  async update(apply) {
    await this.#alone(async () => {
      const registry = await this.read();
      const line = await apply(registry);
      if (!line) return;
      await replaceFile(this.file, `${JSON.stringify(registry, null, 1)}\n`);
      await this.#note(line);
    });
  }

  async #alone(work) {
    await mkdir(path.dirname(this.file), { recursive: true });
    for (let attempt = 1; ; attempt += 1) {
      const mine = await writeFile(this.lock, String(process.pid), { flag: 'wx' }).then(
        () => true,
        (error) => {
          if (error.code !== 'EEXIST') throw error;
          return false;
        },
      );
      if (mine) break;
      if (attempt >= LOCK_TRIES) throw new Error(`${this.lock} is held by somebody else`);
      const held = await stat(this.lock).catch(() => undefined);
      // Of several processes that find the lock abandoned, only one can rename it.
      if (held && Date.now() - held.mtimeMs > LOCK_MS)
        await rename(this.lock, `${this.lock}.${process.pid}`).then(
          () => rm(`${this.lock}.${process.pid}`, { force: true }),
          () => undefined,
        );
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    try {
      await work();
    } finally {
      await rm(this.lock, { force: true });
    }
  }

  async #note(line) {
    await appendFile(this.log, `${JSON.stringify(line)}\n`);
  }

  /** Returns the lines of the log, oldest first. */
  async history() {
    if (!existsSync(this.log)) return [];
    return (await readFile(this.log, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  }

  #badFile({ name, version }) {
    return path.join(this.badFolder, `${name}@${version}.json`);
  }

  /** Returns the mark of a bad release; undefined for a good one. */
  async badness(release) {
    const file = this.#badFile(release);
    return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  }

  async markBad(release, mark, line) {
    await replaceFile(this.#badFile(release), `${JSON.stringify(mark)}\n`);
    await this.#note(line);
  }

  async markGood(release, line) {
    await rm(this.#badFile(release));
    await this.#note(line);
  }
}

/** Texts of a data folder by names such as `contracts/host/1.0.0.json`. */
export class FolderTexts {
  constructor(dataDir) {
    this.folder = dataDir;
  }

  async read(name) {
    const file = path.join(this.folder, name);
    return existsSync(file) ? readFile(file, 'utf8') : undefined;
  }

  write(name, text) {
    return replaceFile(path.join(this.folder, name), text);
  }

  async list(folder) {
    const place = path.join(this.folder, folder);
    return existsSync(place) ? (await readdir(place)).sort() : [];
  }

  remove(name) {
    return rm(path.join(this.folder, name), { force: true });
  }
}
