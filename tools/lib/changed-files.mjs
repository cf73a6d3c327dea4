import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot, ROOT } from './paths.mjs';

const lines = (text) => text.split('\n').filter(Boolean);

/**
 * Lists files that differ from where this branch left `base`: committed, modified or untracked, without deleted ones.
 * @throws if there is no repository or no such branch
 */
export function changedFiles(base = 'main', cwd = ROOT) {
  const git = (...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const since = git('merge-base', base, 'HEAD').trim();
  const found = [
    ...lines(git('diff', '--name-only', '--diff-filter=d', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  return [...new Set(found)].filter((file) => cwd !== ROOT || existsSync(fromRoot(file))).sort();
}
