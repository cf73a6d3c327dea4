import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';
import { RunFile } from './run-file.mjs';

const ASK_AGAIN_MS = 100;

/**
 * Lets one process at a time build a package, because two would write to the same folder. A process that waited then finds it up to date.
 * @template T
 * @param {string} name package
 * @param {() => Promise<T>} job
 * @param {(line: string) => void} say called once if it has to wait
 * @param {string} [locks] folder of the locks
 * @returns {Promise<T>} the result of the job; the lock is always released
 */
export async function withBuildLock(name, job, say, locks = fromRoot('.cache/builds')) {
  const lock = new RunFile(path.join(locks, name));
  let told = false;
  while (!(await lock.claim())) {
    const other = await lock.running();
    if (other && !told) say(`waiting for process ${other.pid}, which is building ${name}`);
    told ||= Boolean(other);
    await delay(ASK_AGAIN_MS);
  }
  try {
    return await job();
  } finally {
    await lock.release();
  }
}
