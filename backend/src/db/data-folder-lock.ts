import { readFileSync, rmSync } from 'node:fs';
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

/** How long a start waits for others that clear a lock away, which takes them less than a millisecond. */
const PATIENCE_MS = 5_000;

/**
 * Takes the folder for this process; PGlite itself lets two processes write at once and so destroys the data.
 * The lock of a process that is gone is taken over.
 *
 * @returns a function that gives the folder back
 * @throws DataFolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  const file = resolve(folder, 'db.lock');
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; pause()) {
    if (createWhole(file, String(process.pid))) {
      heldHere.add(file);
      return () => {
        heldHere.delete(file);
        rmSync(file, { force: true });
      };
    }
    const holder = readHolder(file);
    if (isHeld(file, holder)) throw new DataFolderInUse(folder, holder);
    removeLeftBehind(file);
  }
  throw new Error(`The lock ${file} keeps being taken by other processes.`);
}

/** For a millisecond; a start has nothing else to do. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);

type Holder = number | 'nobody' | 'absent';

function isHeld(file: string, holder: Holder): holder is number {
  if (typeof holder === 'string') return false;
  return holder === process.pid ? heldHere.has(file) : isAlive(holder);
}

/**
 * Removes the lock of a process that no longer exists, and no other. Only one process at a time checks and removes: otherwise another one
 * could take the folder over between the two steps. A second one leaves it to the first.
 */
function removeLeftBehind(file: string): void {
  const removal = `${file}.removal`;
  if (!createWhole(removal, String(process.pid))) {
    // A lock left by a crash in that moment is removed the same way, under one more file name.
    if (!isHeld(removal, readHolder(removal))) removeLeftBehind(removal);
    return;
  }
  try {
    const holder = readHolder(file);
    if (holder !== 'absent' && !isHeld(file, holder)) rmSync(file);
  } finally {
    rmSync(removal);
  }
}

function readHolder(file: string): Holder {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : 'nobody';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'absent';
    throw error;
  }
}
