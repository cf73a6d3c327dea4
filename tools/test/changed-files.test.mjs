import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { changedFiles } from '../lib/changed-files.mjs';

describe('The files that differ from main', () => {
  let folder;
  const git = (...args) =>
    execFileSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...args],
      { cwd: folder, stdio: 'ignore' },
    );
  const put = (name, text) => writeFileSync(path.join(folder, name), text);
  const commit = (message) => {
    git('add', '--all');
    git('commit', '--message', message, '--no-verify');
  };
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
    git('init', '--initial-branch=main');
    for (const name of ['stays.ts', 'committed.ts', 'open.ts', 'gone.ts']) put(name, 'old');
    commit('old');
    git('switch', '--create', 'work');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('are those committed, changed or new on the branch, and none that main got meanwhile', () => {
    put('committed.ts', 'new');
    rmSync(path.join(folder, 'gone.ts'));
    commit('work');
    put('open.ts', 'new');
    put('added.ts', 'new');
    git('stash', '--include-untracked');
    git('switch', 'main');
    put('of-others.ts', 'new');
    commit('others');
    git('switch', 'work');
    git('stash', 'pop');
    assert.deepEqual(changedFiles('main', folder), ['added.ts', 'committed.ts', 'open.ts']);
  });

  test('cannot be determined without a branch to compare with', () => {
    assert.throws(() => changedFiles('nowhere', folder));
  });
});
