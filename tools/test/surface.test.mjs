import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ROOT, fromRoot } from '../lib/paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The earlier versions of the list, if there is a history. */
function history() {
  try {
    return git('log', '--format=%H', '--', 'shared/surface.json')
      .split('\n')
      .filter(Boolean)
      .map((commit) => JSON.parse(git('show', `${commit}:shared/surface.json`)));
  } catch {
    // Without a repository, as in an archive of the sources, there is only the current list.
    return [];
  }
}

describe('[MF-07a] the exports of the host for remotes', () => {
  test('no name that was ever exported is removed within a major version, whatever the list says today', () => {
    const present = JSON.parse(readFileSync(fromRoot('shared/surface.json'), 'utf8'));
    const [major] = Object.keys(present).at(-1).split('.');
    const lost = history().flatMap((past) =>
      Object.entries(past)
        .filter(([version]) => version.split('.')[0] === major)
        .flatMap(([, entries]) =>
          Object.entries(entries).flatMap(([entry, names]) =>
            names
              .filter((name) => !Object.values(present).some((brought) => brought[entry]?.includes(name)))
              .map((name) => `${entry} ${name}`),
          ),
        ),
    );
    assert.deepEqual([...new Set(lost)], []);
  });
});
