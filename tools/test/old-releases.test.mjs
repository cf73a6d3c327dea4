import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { removeOldReleases } from '../lib/build-browser.mjs';
import { Registry } from '../lib/registry.mjs';

const DAY_MS = 86_400_000;

describe('[MF-05a] old builds', () => {
  let folder;
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'releases-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** Creates twenty releases, each a day older than the one before; the first is from today. */
  function build() {
    const releases = mkdtempSync(path.join(folder, 'of-'));
    for (let age = 0; age < 20; age += 1) {
      const release = path.join(releases, `1.0.0-${age}`);
      mkdirSync(release);
      utimesSync(release, new Date(), new Date(Date.now() - age * DAY_MS));
    }
    return releases;
  }
  const kept = (releases) =>
    readdirSync(releases)
      .map((name) => Number(name.replace('1.0.0-', '')))
      .sort((a, b) => a - b);

  test('are removed, except the newest ten and those in the registry: active, former and canary', async () => {
    const registry = new Registry(path.join(folder, 'data'));
    const release = (version) => ({ name: 'mfe_account', package: 'mfe-account', version });
    await registry.publish('mfe-account', release('1.0.0-15'), 'http://localhost');
    await registry.publish('mfe-account', release('1.0.0-12'), 'http://localhost');
    await registry.publish('mfe-account', release('1.0.0-18'), 'http://localhost', 0.1);
    const releases = build();
    await removeOldReleases(releases, await registry.versions());
    assert.deepEqual(kept(releases), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 18]);
  });

  test('stay as long as a tab may request their files, however many were built since', async () => {
    const releases = build();
    await removeOldReleases(releases, [], Date.now() - 8 * DAY_MS - DAY_MS / 2);
    assert.deepEqual(kept(releases), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });
});
