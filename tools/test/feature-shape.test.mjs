import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

/** A feature with more files than this has folders; see docs/architecture.md. Generated messages do not count. */
const FLAT_FILES_MAX = 10;
const FOLDERS = ['api', 'components', 'model'];
const MESSAGES = 'messages.ts';

const filesUnder = (folder) =>
  readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => `${parentPath}/${name}`.slice(fromRoot(folder).length + 1));

const remotes = readdirSync(fromRoot('.')).filter((name) => name.startsWith('mfe-'));
const features = remotes.flatMap((remote) =>
  readdirSync(fromRoot(`${remote}/src/features`)).map((name) => `${remote}/src/features/${name}`),
);

for (const feature of features) {
  test(`${feature} is flat, or has api, components and model if it has more than ${FLAT_FILES_MAX} files`, () => {
    const all = filesUnder(feature);
    // Parts that are loaded later or shown elsewhere are in a folder with their own messages, next to the rest of the feature.
    const parts = all.filter((file) => basename(file) === MESSAGES).map(dirname);
    for (const part of parts) assert.ok(!part.includes('/'), part);
    const isPart = (folder) => parts.includes(folder) && folder !== '.' && !FOLDERS.includes(folder);
    const files = all.filter((file) => basename(file) !== MESSAGES && !isPart(dirname(file)));
    const isFlat = files.length <= FLAT_FILES_MAX;
    for (const file of files) {
      const folders = file.split('/').slice(0, -1);
      assert.ok(isFlat ? folders.length === 0 : folders.length === 1 && FOLDERS.includes(folders[0]), file);
    }
  });
}

for (const part of ['host', 'shared', ...remotes]) {
  test(`${part} names its stylesheets in kebab-case`, () => {
    const sheets = filesUnder(`${part}/src`).filter((file) => file.endsWith('.css'));
    assert.deepEqual(
      sheets.filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.module)?\.css$/.test(basename(file))),
      [],
    );
  });
}
