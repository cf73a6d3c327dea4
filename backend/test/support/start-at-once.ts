// One of several processes that do the same at the same moments: for each folder named in FOLDERS it takes the lock and the secret, and
// prints the result as one line of JSON.
import { writeSync } from 'node:fs';
import { secretsFrom } from '../../src/config/secrets';
import { DataFolderInUse, lockDataFolder } from '../../src/db/data-folder-lock';

const folders = JSON.parse(process.env.FOLDERS ?? '[]') as string[];
const begin = Number(process.env.BEGIN);
/** Milliseconds between two folders. */
const PACE = 4;

function takeLock(folder: string): boolean {
  try {
    lockDataFolder(folder);
    return true;
  } catch (error) {
    if (error instanceof DataFolderInUse) return false;
    throw error;
  }
}

folders.forEach((folder, index) => {
  const moment = begin + index * PACE;
  while (Date.now() < moment);
  const secret = secretsFrom({ configured: undefined, dataDir: folder }).derive('session');
  writeSync(1, `${JSON.stringify({ folder, secret, isLocked: takeLock(folder) })}\n`);
});
// A process with a lock stays alive until all have tried to take it.
process.stdin.resume();
process.stdin.once('end', () => process.exit());
