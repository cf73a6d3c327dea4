// Tests that each browser build lists the packages of others that it contains, with what their licences require.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';
import { placeOfFile } from '../lib/release-store.mjs';

const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');
const { THIRD_PARTY_FILE } = requireTool('./federation/third-party-plugin.cjs');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const lastBuilt = (folder) => readJson(fromRoot(folder, 'dist/current.json')).version;
const mapsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.map'))
    .map((name) => path.join(folder, name));

/** Returns the list and the source maps of a remote's release, whose files lie by their hash. */
function remoteBuild(folder) {
  const releases = fromRoot(folder, 'dist', folder);
  const release = path.join(releases, lastBuilt(folder));
  const description = readJson(path.join(release, 'release.json'));
  const place = (name) => placeOfFile(releases, description, name);
  return {
    list: place(THIRD_PARTY_FILE),
    maps: Object.keys(description.files)
      .map((name) => `${place(name)}.map`)
      .filter(existsSync),
  };
}
const inFolder = (folder) => ({ list: path.join(folder, THIRD_PARTY_FILE), maps: mapsIn(folder) });

const BUILDS = {
  host: () => inFolder(fromRoot('host/dist/client', lastBuilt('host'))),
  embed: () => inFolder(fromRoot('host/dist/client/embed')),
  desk: () => inFolder(fromRoot('desk/dist')),
  ...Object.fromEntries(REMOTE_FOLDERS.map((folder) => [folder, () => remoteBuild(folder)])),
};

/** Packages that come without the text of their licence; the notices name the licence and the author. */
const WITHOUT_TEXT = ['@hookform/resolvers/zod', 'react-remove-scroll-bar'];

/** The packages whose sources a source map names; folders with a dot contain what the build has generated. */
const packagesIn = (map) =>
  readJson(map).sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^./][^/]*)\//.exec(source)?.[1] ?? []);

for (const [name, find] of Object.entries(BUILDS)) {
  test(`[RT-02e] ${name} lists every package of others in its source maps, each with its licence`, () => {
    const { list, maps } = find();
    assert.ok(existsSync(list), `${list} is missing`);
    const packages = readJson(list);
    const inMaps = [...new Set(maps.flatMap(packagesIn))].sort();
    assert.ok(inMaps.length > 0, 'no source map names a package');
    const listed = new Set(packages.map((one) => one.name));
    assert.deepEqual(
      inMaps.filter((one) => !listed.has(one)),
      [],
    );
    assert.deepEqual(
      packages
        .filter(({ name, license, licenseText }) => !license || (!licenseText && !WITHOUT_TEXT.includes(name)))
        .map((one) => one.name),
      [],
    );
  });
}
