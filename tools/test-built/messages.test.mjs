import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { fromRoot, requireTool } from '../lib/paths.mjs';
import { builtRelease } from '../lib/registry.mjs';
import { placeOfFile } from '../lib/release-store.mjs';
import { getText, readCatalogue } from '../messages/catalogue.mjs';
import { compileMessage } from '../messages/compile-message.mjs';
import { listIds } from '../messages/translations.mjs';

const { HOST, REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');
const { TRANSLATIONS_GLOBAL } = requireTool('./federation/messages-plugin.cjs');

/** Reads the last build of a release and returns a function that reads its files. */
async function readRelease(builder) {
  if (builder !== HOST) {
    const release = await builtRelease(builder);
    const store = fromRoot(builder, 'dist', builder);
    return { release, read: (file) => readFileSync(placeOfFile(store, release, file), 'utf8') };
  }
  const { version } = JSON.parse(readFileSync(fromRoot('host/dist/current.json'), 'utf8'));
  const read = (file) => readFileSync(fromRoot('host/dist/client', version, file), 'utf8');
  return { release: JSON.parse(read('release.json')), read };
}

/** Lists English messages as they appear in a script, by the ID under which they ship; without those with parameters or quotes. */
function listPlain(builder) {
  return [...listIds(builder)].flatMap(([name, id]) => {
    const [packageName, ...folder] = name.split('/');
    const key = folder.pop();
    const { data } = compileMessage(getText(readCatalogue(packageName)[folder.join('/')][key]));
    return typeof data === 'string' && !data.includes('"') ? [[id, JSON.stringify([id, data])]] : [];
  });
}

for (const builder of [HOST, ...REMOTE_FOLDERS])
  test(`${builder} has a translation for each English message in its scripts`, async () => {
    const { release, read } = await readRelease(builder);
    const { languages, files } = release;
    const isMessages = (file) => languages.some((language) => file.endsWith(`.${language}.js`));
    const scripts = Object.keys(files)
      .filter((file) => file.endsWith('.js') && !isMessages(file))
      .map(read)
      .join('\n');
    const said = listPlain(builder).filter(([, english]) => scripts.includes(english));
    assert.ok(said.length > 50, `${said.length} were found`);
    for (const language of languages) {
      const page = {};
      page.self = page;
      for (const file of Object.keys(files).filter((name) => name.endsWith(`.${language}.js`)))
        runInNewContext(read(file), page);
      const missing = said.filter(([id]) => page[TRANSLATIONS_GLOBAL][id] === undefined);
      assert.deepEqual(missing, [], language);
    }
  });
