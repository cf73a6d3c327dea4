import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Says that another live process works on the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`);
    this.name = 'DataFolderInUse';
  }
}

/** Folders that this process holds: a file with our own pid and no entry here is left from an earlier process (containers reuse pids). */
const heldHere = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: there is such a process, it belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the folder for this process; PGlite itself lets two processes write at once and so destroys the data.
 * The lock of a process that is gone is taken over.
 *
 * @returns a function that gives the folder back
 * @throws DataFolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  const file = resolve(folder, 'db.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      heldHere.add(file);
      return () => {
        heldHere.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(file);
      const isHeld = holder === process.pid ? heldHere.has(file) : holder !== undefined && isAlive(holder);
      if (holder !== undefined && isHeld) throw new DataFolderInUse(folder, holder);
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The lock ${file} is taken again and again by others.`);
}

function readHolder(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
