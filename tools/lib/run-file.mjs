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

/** What a file says of the owner; nothing where there is none, or one half written by a process that was killed in that moment. */
function ownerIn(text) {
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a file operation was done, or failed in the one way that is expected. */
const done = (operation, expected) =>
  operation.then(
    () => true,
    (error) => {
      if (error.code !== expected) throw error;
      return false;
    },
  );

/** Says which process owns a folder: runs the copy of a data folder, or builds a package. */
export class RunFile {
  constructor(folder, name = 'run.json') {
    this.file = path.join(folder, name);
  }

  /** The running owner, or nothing. A file that a crash left behind does not count. */
  async running() {
    const run = ownerIn(await this.#text());
    return run && isAlive(run.pid) ? run : undefined;
  }

  /** @returns {Promise<boolean>} whether this process owns the folder now; false when another one does */
  async claim(run) {
    await mkdir(path.dirname(this.file), { recursive: true });
    const whole = `${this.file}.${randomUUID()}`;
    await writeFile(whole, JSON.stringify({ pid: process.pid, ...run }));
    try {
      for (;;) {
        // Unlike opening a new file, this never shows others a file that is still empty.
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

  /** Removes what a crash left behind, and nothing else: one process at a time looks whether it is still there. */
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
