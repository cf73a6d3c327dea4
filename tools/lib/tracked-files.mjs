import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/** Lists the files of a checkout that belong to the repository, including new uncommitted ones, relative to its root. */
export function trackedFiles(root = ROOT) {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}
