import assert from 'node:assert/strict';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { Registry } from '../lib/registry.mjs';

const release = (version) => ({ name: 'mfe_account', package: 'mfe-account', version });
const ORIGIN = 'http://localhost:3004';

describe('The registry of releases', () => {
  let folder;
  let registry;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
    registry = new Registry(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const publish = (version, share) => registry.publish('mfe-account', release(version), ORIGIN, share);
  const entry = async () => (await registry.read()).remotes.mfe_account;
  const versions = async () => {
    const { active, previous, canary } = await entry();
    return [active.version, previous?.version ?? null, canary?.release.version ?? null];
  };

  test('[MF-05b] a published release is active at its address, and the previous one is kept', async () => {
    await publish('1');
    await publish('2');
    assert.deepEqual(await versions(), ['2', '1', null]);
    assert.equal((await entry()).active.base, 'http://localhost:3004/mfe-account/2/');
  });

  test('[MF-05a] publishing the active release again only changes its address', async () => {
    await publish('1');
    await publish('2');
    const { publishedAt } = (await entry()).active;
    await registry.publish('mfe-account', release('2'), 'http://localhost:9004');
    assert.deepEqual(await versions(), ['2', '1', null]);
    const { active } = await entry();
    assert.deepEqual([active.base, active.publishedAt], ['http://localhost:9004/mfe-account/2/', publishedAt]);
  });

  test('[MF-05b] a canary goes to its share, is promoted, and the former release can be restored', async () => {
    await publish('1');
    await publish('2', 0.1);
    assert.deepEqual(await versions(), ['1', null, '2']);
    assert.equal((await entry()).canary.share, 0.1);
    await registry.promote('mfe-account');
    assert.deepEqual(await versions(), ['2', '1', null]);
    await registry.rollBack('mfe-account');
    assert.deepEqual(await versions(), ['1', '2', null]);
  });

  test('[MF-05a] rolling back ends a canary first', async () => {
    await publish('1');
    await publish('2');
    await publish('3', 0.5);
    await registry.rollBack('mfe-account');
    assert.deepEqual(await versions(), ['2', '1', null]);
  });

  test('[MF-05a] a start introduces new releases, and keeps a rollback', async () => {
    const introduce = (version, origin = ORIGIN) => registry.introduce('mfe-account', release(version), origin);
    await introduce('1');
    await introduce('2');
    assert.deepEqual(await versions(), ['2', '1', null]);
    await registry.rollBack('mfe-account');
    await introduce('2', 'http://localhost:9004');
    assert.deepEqual(await versions(), ['1', '2', null]);
    const { active, previous } = await entry();
    assert.deepEqual(
      [active.base, previous.base],
      ['http://localhost:9004/mfe-account/1/', 'http://localhost:9004/mfe-account/2/'],
    );
    await introduce('3');
    assert.deepEqual(await versions(), ['3', '1', null]);
  });

  test('[MF-05c] a rollback never returns to a release marked as bad', async () => {
    await publish('1');
    await publish('2');
    await registry.rollBack('mfe-account');
    assert.deepEqual(await versions(), ['1', '2', null]);
    await assert.rejects(registry.rollBack('mfe-account'), /mfe_account 2 is known to be bad \(it was rolled back\)/);
    await assert.rejects(publish('2'), /known to be bad/);
    await assert.rejects(publish('2', 0.5), /known to be bad/);
    await registry.introduce('mfe-account', release('2'), ORIGIN);
    assert.deepEqual(await versions(), ['1', '2', null]);
    await publish('3');
    assert.deepEqual(await versions(), ['3', '1', null]);
    // A release that was marked bad while it was active is no target for a rollback.
    await registry.markBad(release('3'), 'it crashes');
    await publish('4');
    assert.deepEqual(await versions(), ['4', '1', null]);
    await registry.markGood('mfe-account', '2');
    await publish('2');
    assert.deepEqual(await versions(), ['2', '4', null]);
    await assert.rejects(registry.markGood('mfe-account', '2'), /not known to be bad/);
  });

  test('[MF-05c] an ended canary is not promoted', async () => {
    await publish('1');
    await publish('2', 0.1);
    await registry.markBad(release('2'), 'errors for 5 of 20 visitors');
    await assert.rejects(registry.promote('mfe-account'), /known to be bad \(errors for 5 of 20 visitors\)/);
    assert.deepEqual(await versions(), ['1', null, '2']);
  });

  test('[MF-05e] concurrent changes are made one after the other, and none is lost', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        new Registry(folder).publish('mfe-account', release(`v${index}`), ORIGIN),
      ),
    );
    assert.equal((await registry.read()).revision, 12);
    const published = (await registry.history()).map((line) => line.release);
    assert.deepEqual([...published].sort(), Array.from({ length: 12 }, (_, index) => `v${index}`).sort());
    const [active, previous] = await versions();
    assert.deepEqual([active, previous], [published.at(-1), published.at(-2)]);
  });

  test('[MF-05e] a change for another revision is refused', async () => {
    await publish('1');
    const seen = new Registry(folder, { expected: 1 });
    await publish('2');
    await assert.rejects(seen.rollBack('mfe-account'), /at revision 2, not 1: somebody has changed it/);
    assert.deepEqual(await versions(), ['2', '1', null]);
    await new Registry(folder, { expected: 2 }).rollBack('mfe-account');
  });

  test('[MF-05e] a process that died during a change does not block others for long', async () => {
    await publish('1');
    await writeFile(path.join(folder, 'registry.json.lock'), '1 nobody');
    const before = new Date(Date.now() - 60_000);
    await utimes(path.join(folder, 'registry.json.lock'), before, before);
    await Promise.all([publish('2'), publish('3')]);
    assert.equal((await registry.read()).revision, 3);
  });

  test('[MF-05e] each change adds a log line: who, when and what', async () => {
    const ada = new Registry(folder, { who: 'ada' });
    await ada.publish('mfe-account', release('1'), ORIGIN);
    await ada.publish('mfe-account', release('2'), ORIGIN, 0.25);
    await ada.promote('mfe-account');
    await ada.rollBack('mfe-account');
    await ada.introduce('mfe-account', release('1'), 'http://localhost:9004');
    await ada.markGood('mfe-account', '2');
    const lines = await registry.history();
    assert.deepEqual(
      lines.map(({ what, release: version, revision, left, share }) => [what, version, revision, left ?? share]),
      [
        ['publish', '1', 1, undefined],
        ['canary', '2', 2, 0.25],
        ['promote', '2', 3, undefined],
        ['rollback', '1', 4, '2'],
        ['mark-bad', '2', undefined, undefined],
        ['move', undefined, 5, undefined],
        ['mark-good', '2', undefined, undefined],
      ],
    );
    for (const { who, at } of lines) assert.ok(who === 'ada' && Math.abs(Date.parse(at) - Date.now()) < 60_000);
  });

  test('[MF-05b] a release that an open tab may still use is listed for a week after it was replaced', async () => {
    for (const version of ['1', '2', '3', '4']) await publish(version);
    const day = 86_400_000;
    assert.deepEqual((await registry.versions()).sort(), ['1', '2', '3', '4']);
    assert.deepEqual((await registry.versions(Date.now() + 6 * day)).sort(), ['1', '2', '3', '4']);
    assert.deepEqual((await registry.versions(Date.now() + 8 * day)).sort(), ['3', '4']);
  });

  test('reports what cannot be done', async () => {
    await assert.rejects(registry.promote('mfe-nobody'), /Unknown remote "mfe-nobody"/);
    await assert.rejects(publish('1', 0.5), /no published release/);
    await publish('1');
    await assert.rejects(registry.promote('mfe-account'), /no canary/);
    await assert.rejects(registry.rollBack('mfe-account'), /no release to roll back to/);
  });
});
