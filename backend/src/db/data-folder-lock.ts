import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createWhole } from '../config/create-whole';

/** Says that another live process works on the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
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
    if (createWhole(file, String(process.pid))) {
      heldHere.add(file);
      return () => {
        heldHere.delete(file);
        rmSync(file, { force: true });
      };
    }
    const holder = readHolder(file);
    if (isHeld(file, holder)) throw new DataFolderInUse(folder, holder);
    removeLockOf(file, holder);
  }
  throw new Error(`The lock ${file} keeps being taken by other processes.`);
}

function isHeld(file: string, holder: number | undefined): holder is number {
  if (holder === undefined) return false;
  return holder === process.pid ? heldHere.has(file) : isAlive(holder);
}

/** Removes the lock of a process that is gone, and no other: between reading it and now another start may have taken it over. */
function removeLockOf(file: string, gone: number | undefined): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readHolder(aside) !== gone) linkSync(aside, file);
  } catch (error) {
    // Another start has removed it first, or has a lock there again.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
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
