import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Parses the owner in a file; undefined if there is none, or if the file is incomplete because its writer was killed. */
function ownerIn(text) {
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a file operation succeeded, or failed with the expected error. */
const done = (operation, expected) =>
  operation.then(
    () => true,
    (error) => {
      if (error.code !== expected) throw error;
      return false;
    },
  );

/** Records which process owns a folder: the one that runs a data folder's shop, or builds a package. */
export class RunFile {
  constructor(folder, name = 'run.json') {
    this.file = path.join(folder, name);
  }

  /** Returns the running owner, or nothing. The file of a crashed process is ignored. */
  async running() {
    const run = ownerIn(await this.#text());
    return run && isAlive(run.pid) ? run : undefined;
  }

  /** @returns {Promise<boolean>} whether this process owns the folder now; false if another one does */
  async claim(run) {
    await mkdir(path.dirname(this.file), { recursive: true });
    const whole = `${this.file}.${randomUUID()}`;
    await writeFile(whole, JSON.stringify({ pid: process.pid, ...run }));
    try {
      for (;;) {
        // Unlike opening a new file, this never exposes an empty file.
        if (await done(link(whole, this.file), 'EEXIST')) return true;
        const text = await this.#text();
        const owner = ownerIn(text);
        if (owner && isAlive(owner.pid)) return false;
        if (text !== undefined) await this.#removeLeftBehind(text);
      }
    } finally {
      await rm(whole, { force: true });
    }
  }

  #text() {
    return readFile(this.file, 'utf8').catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }

  /** Removes the file of a crashed process and no other: only one process at a time checks whether it is still there. */
  async #removeLeftBehind(text) {
    const removal = new RunFile(path.dirname(this.file), `${path.basename(this.file)}.removal`);
    if (!(await removal.claim())) return;
    try {
      if ((await this.#text()) === text) await rm(this.file);
    } finally {
      await removal.release();
    }
  }

  release() {
    return rm(this.file, { force: true });
  }
}
