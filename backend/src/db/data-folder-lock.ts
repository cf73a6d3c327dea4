import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createWhole } from '../config/create-whole';

/** Another live process uses the data folder. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
    this.name = 'DataFolderInUse';
  }
}

/** Locks held by this process. Any other lock with our own pid is left over from an earlier process: containers reuse pids. */
const heldHere = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** How long a start waits while others remove a stale lock, which takes less than a millisecond. */
const TIMEOUT_MS = 5_000;

/**
 * Locks the data folder, taking over the lock of a dead process: with PGlite, two writing processes would corrupt the data.
 * @returns a function that releases the folder
 * @throws DataFolderInUse
 */
export function lockDataFolder(folder: string): () => void {
  const file = resolve(folder, 'db.lock');
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; pause()) {
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
  throw new Error(`Other processes keep taking the lock ${file}.`);
}

/** Sleeps for a millisecond; nothing else has to run during startup. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);

type Holder = number | 'nobody' | 'absent';

function isHeld(file: string, holder: Holder): holder is number {
  if (typeof holder === 'string') return false;
  return holder === process.pid ? heldHere.has(file) : isAlive(holder);
}

/**
 * Removes the lock of a dead process, and no other. Only one process at a time checks and removes: otherwise another start could take the
 * folder over in between. A second process leaves the removal to the first.
 */
function removeLeftBehind(file: string): void {
  const removal = `${file}.removal`;
  if (!createWhole(removal, String(process.pid))) {
    // The lock of the removal itself may be left over from a crash too.
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
