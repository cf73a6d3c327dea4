import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { providedByHost, consumedByRemote, exportedEntries, classify } = requireTool('./federation/shared-list.cjs');
const { REMOTE_FOLDERS, HOST_CONTAINER, containerName } = requireTool('./federation/packages.cjs');
const { hostConfig } = requireTool('./federation/host-config.cjs');
const { remoteConfig } = requireTool('./federation/remote-config.cjs');

test('[MF-02a] remotes import exactly what the host provides, and contain no copy of it', () => {
  const provided = providedByHost().map(({ shareKey }) => shareKey);
  const consumed = consumedByRemote();
  assert.deepEqual(Object.keys(consumed).sort(), provided.sort());
  for (const [key, option] of Object.entries(consumed))
    assert.deepEqual([option.import, option.singleton, option.strictVersion], [false, true, true], key);
});

test('[MF-02a] entries with state and what nearly every page shows are loaded with the federation runtime, other widgets on demand', () => {
  const eager = providedByHost()
    .filter((share) => share.eager)
    .map(({ shareKey }) => shareKey);
  assert.deepEqual(
    eager.sort(),
    [
      'react',
      'react/jsx-runtime',
      ...['api', 'cart', 'currency', 'i18n', 'notices', 'routing', 'session', 'store'].map(
        (entry) => `@storefront/shared/${entry}`,
      ),
      ...['button', 'domain-name', 'feedback', 'field', 'icon', 'layout', 'price', 'state'].map(
        (entry) => `@storefront/shared/ui/${entry}`,
      ),
      '@storefront/shared/failures',
    ].sort(),
  );
});

test('[MF-07a] the recorded surface has the names of each entry that the host provides, and of no other', () => {
  const recorded = Object.values(JSON.parse(readFileSync(fromRoot('shared/surface.json'), 'utf8'))).flatMap(
    Object.keys,
  );
  const provided = providedByHost()
    .map(({ shareKey }) => shareKey)
    .filter((key) => key.startsWith('@storefront/shared/'));
  assert.deepEqual([...new Set(recorded)].sort(), provided.map((key) => key.replace('@storefront/shared', '.')).sort());
});

test('every entry of shared exists, and its way of loading is defined', () => {
  for (const [entry, file] of exportedEntries()) assert.ok(existsSync(file), `${entry} → ${file}`);
  assert.throws(() => classify(new Map([['surprise', '/x']])), /say in tools\/federation\/shared-list.cjs/);
});

test('[MF-02a] no two builds share a name, and no remote has its own runtime chunk', () => {
  const builds = [
    hostConfig({ version: 'test' }),
    ...REMOTE_FOLDERS.map((folder) => remoteConfig(folder, { version: 'test' })),
  ];
  const names = builds.map(({ output }) => output.uniqueName);
  assert.deepEqual(names, [HOST_CONTAINER, ...REMOTE_FOLDERS.map(containerName)]);
  assert.equal(new Set(names).size, names.length);
  for (const { optimization, output } of builds) {
    assert.equal(optimization.runtimeChunk, false);
    assert.ok(output.chunkLoadTimeout <= 4000, 'a hung chunk must fail before the page does');
    assert.ok(
      !/hash/.test(output.filename + output.chunkFilename),
      'release folders have versions; hashes in names break with newer webpack',
    );
  }
});

test('webpack has the only version that federation works with', () => {
  assert.equal(requireTool('webpack/package.json').version, '5.110.3');
});

test('[MF-03a] each remote names its owner and exposes a page', () => {
  const { declarationFor, listPages } = requireTool('./federation/exposes.cjs');
  for (const folder of REMOTE_FOLDERS) {
    assert.match(declarationFor(folder).contact, /@/);
    assert.ok(listPages(folder).length > 0, folder);
    assert.ok(existsSync(fromRoot(folder, 'src/standalone/main.ts')), folder);
  }
});
