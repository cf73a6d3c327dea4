import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Says which process runs the copy of a data folder, so that a second start can tell. */
export class RunFile {
  constructor(dataDir) {
    this.file = path.join(dataDir, 'run.json');
  }

  /** The running copy, or nothing. A file that a crash left behind does not count. */
  async running() {
    const text = await readFile(this.file, 'utf8').catch(() => undefined);
    if (!text) return undefined;
    try {
      const run = JSON.parse(text);
      return isAlive(run.pid) ? run : undefined;
    } catch {
      // Half written by a start that was killed in that moment.
      return undefined;
    }
  }

  /**
   * @returns {Promise<boolean>} whether this process owns the folder now; false when another start was quicker. Two starts
   * that both find the file of a crash may both believe so; the ports then let only one of them through.
   */
  async claim(run) {
    await mkdir(path.dirname(this.file), { recursive: true });
    const whole = `${this.file}.${randomUUID()}`;
    await writeFile(whole, JSON.stringify({ pid: process.pid, ...run }));
    try {
      // Unlike opening a new file, this never shows others a file that is still empty.
      await link(whole, this.file);
      return true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (await this.running()) return false;
      await copyFile(whole, this.file);
      return true;
    } finally {
      await rm(whole, { force: true });
    }
  }

  release() {
    return rm(this.file, { force: true });
  }
}
