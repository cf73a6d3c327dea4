import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT, fromRoot } from './paths.mjs';

/** The files of this checkout that belong to the repository, with new ones that are not committed yet, by their paths from the root. */
export function trackedFiles() {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(fromRoot(file)));
}
