import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
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

  test('[MF-05b] a published release is active at its address, the one before it is kept', async () => {
    await publish('1');
    await publish('2');
    assert.deepEqual(await versions(), ['2', '1', null]);
    assert.equal((await entry()).active.base, 'http://localhost:3004/mfe-account/2/');
  });

  test('[MF-05a] publishing the active release again only moves its address', async () => {
    await publish('1');
    await publish('2');
    const { publishedAt } = (await entry()).active;
    await registry.publish('mfe-account', release('2'), 'http://localhost:9004');
    assert.deepEqual(await versions(), ['2', '1', null]);
    const { active } = await entry();
    assert.deepEqual([active.base, active.publishedAt], ['http://localhost:9004/mfe-account/2/', publishedAt]);
  });

  test('[MF-05b] a canary goes to its share, is promoted, and the former release can come back', async () => {
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

  test('[MF-05a] a start introduces what is new, and leaves a roll-back as it is', async () => {
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

  test('says what cannot be done', async () => {
    await assert.rejects(registry.promote('mfe-nobody'), /Unknown remote "mfe-nobody"/);
    await assert.rejects(publish('1', 0.5), /no published release/);
    await publish('1');
    await assert.rejects(registry.promote('mfe-account'), /no canary/);
    await assert.rejects(registry.rollBack('mfe-account'), /no release to roll back to/);
  });
});
