import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { addReleases, findFile, placeOfFile, removeUnnamedFiles, storeFiles } from '../lib/release-store.mjs';

const DAY_MS = 86_400_000;

const getIntegrity = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

describe('[MF-05f] the store of releases', () => {
  let root;
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'store-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const write = (place, text) => {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  /** Writes a build where webpack would, and makes it a release. */
  async function build(version, texts, { contentAddressed = true, to = root } = {}) {
    const built = path.join(to, version);
    const files = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, { integrity: getIntegrity(text) }]),
    );
    for (const [name, text] of Object.entries(texts))
      for (const [suffix, copy] of [
        ['', text],
        ['.br', `br ${text}`],
        ['.map', `map ${text}`],
      ])
        write(path.join(built, name) + suffix, copy);
    const release = { version, ...(contentAddressed && { contentAddressed }), files };
    write(path.join(built, 'release.json'), JSON.stringify(release));
    write(path.join(built, 'contract.json'), '{}');
    if (contentAddressed) await storeFiles(to, built);
    return release;
  }
  const readText = (release, name, from = root) => readFileSync(placeOfFile(from, release, name), 'utf8');

  test('stores common files of two releases once, and the others separately', async () => {
    const first = await build('1.0.0-a', { 'page.js': 'one', 'node/page.cjs': 'server', 'entry.js': 'entry' });
    const before = listFiles(path.join(root, 'files')).length;
    const second = await build('1.0.0-b', { 'page.js': 'two', 'node/page.cjs': 'server', 'entry.js': 'entry' });
    // The changed file, its compressed copy and its map.
    assert.equal(listFiles(path.join(root, 'files')).length, before + 3);
    assert.deepEqual([readText(first, 'page.js'), readText(second, 'page.js')], ['one', 'two']);
    for (const name of ['node/page.cjs', 'entry.js'])
      assert.equal(placeOfFile(root, first, name), placeOfFile(root, second, name));
    assert.deepEqual(listFiles(path.join(root, '1.0.0-b')), ['contract.json', 'release.json']);
  });

  test('finds a file by its name in a release, also in the old layout', async () => {
    await build('1.0.0-a', { 'page.js': 'one' });
    await build('1.0.0-old', { 'page.js': 'old' }, { contentAddressed: false });
    assert.equal(readFileSync(await findFile(root, '1.0.0-a', 'page.js'), 'utf8'), 'one');
    assert.equal(readFileSync(await findFile(root, '1.0.0-old', 'page.js'), 'utf8'), 'old');
    for (const [version, name] of [
      ['1.0.0-a', 'constructor'],
      ['1.0.0-a', 'gone.js'],
      ['files', 'page.js'],
      ['..', 'x'],
    ])
      assert.equal(await findFile(root, version, name), undefined);
  });

  test('removes the files of a deleted release, but no file that another release names', async () => {
    const first = await build('1.0.0-a', { 'page.js': 'one', 'entry.js': 'entry' });
    const second = await build('1.0.0-b', { 'page.js': 'two', 'entry.js': 'entry' });
    const old = await build('1.0.0-old', { 'page.js': 'old' }, { contentAddressed: false });
    rmSync(path.join(root, '1.0.0-a'), { recursive: true });
    // A running build may be about to name files that no release names yet.
    await removeUnnamedFiles(root);
    assert.equal(readText(first, 'page.js'), 'one');
    await removeUnnamedFiles(root, Date.now() + 2 * DAY_MS);
    assert.equal(existsSync(path.dirname(placeOfFile(root, first, 'page.js'))), false);
    assert.deepEqual(
      [readText(second, 'page.js'), readText(second, 'entry.js'), readText(old, 'page.js')],
      ['two', 'entry', 'old'],
    );
    assert.ok(existsSync(`${placeOfFile(root, second, 'entry.js')}.br`));
  });

  test('a build that finds an existing file renews its date, so that it is not removed before the release names it', async () => {
    const first = await build('1.0.0-a', { 'page.js': 'one' });
    const place = placeOfFile(root, first, 'page.js');
    const before = new Date(Date.now() - 30 * DAY_MS);
    for (const suffix of ['', '.br', '.map']) utimesSync(place + suffix, before, before);
    rmSync(path.join(root, '1.0.0-a'), { recursive: true });
    await build('1.0.0-b', { 'page.js': 'one' });
    rmSync(path.join(root, '1.0.0-b'), { recursive: true });
    await removeUnnamedFiles(root);
    assert.equal(readText(first, 'page.js'), 'one');
  });

  test('removes nothing while a description cannot be read', async () => {
    const first = await build('1.0.0-a', { 'page.js': 'one' });
    write(path.join(root, '1.0.0-a', 'release.json'), '{');
    await assert.rejects(removeUnnamedFiles(root, Date.now() + 2 * DAY_MS));
    assert.equal(readText(first, 'page.js'), 'one');
  });

  test('adds the releases of another store, and completes an interrupted copy', async () => {
    const image = mkdtempSync(path.join(tmpdir(), 'image-'));
    try {
      const kept = await build('1.0.0-a', { 'page.js': 'one', 'entry.js': 'entry' });
      await build('1.0.0-a', { 'page.js': 'one', 'entry.js': 'entry' }, { to: image });
      const added = await build('1.0.0-b', { 'page.js': 'two', 'entry.js': 'entry' }, { to: image });
      writeFileSync(placeOfFile(root, kept, 'entry.js'), 'ent');
      await addReleases(image, root);
      for (const release of [kept, added]) assert.equal(readText(release, 'entry.js'), 'entry');
      assert.deepEqual([readText(kept, 'page.js'), readText(added, 'page.js')], ['one', 'two']);
      assert.deepEqual(
        listFiles(root).filter((file) => file.endsWith('.partial')),
        [],
      );
      assert.ok(existsSync(path.join(root, '1.0.0-b/release.json')));
    } finally {
      rmSync(image, { recursive: true, force: true });
    }
  });
});
