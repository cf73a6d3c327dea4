import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';
import { trackedFiles } from '../lib/tracked-files.mjs';
import { compileMessage } from '../messages/compile-message.mjs';
import { pseudo } from '../messages/pseudo.mjs';
import { readDocuments, englishDocuments } from '../messages/documents.mjs';
import { listIds, listNames, readTranslations, writeTable } from '../messages/translations.mjs';

const { PSEUDO_LANGUAGE, translatedLanguages } = requireTool('./messages/languages.cjs');
const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

/** Creates a checkout with these catalogues, such as `host/de`. */
function checkout(t, catalogues) {
  const root = mkdtempSync(path.join(tmpdir(), 'languages-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(path.join(root, 'docs'));
  for (const catalogue of catalogues) {
    const [packageName, language] = catalogue.split('/');
    mkdirSync(path.join(root, packageName, 'messages'), { recursive: true });
    writeFileSync(path.join(root, packageName, 'messages', `${language}.json`), '{}');
  }
  return root;
}

describe('The languages of a build', () => {
  const english = ['host/en', 'shared/en', 'mfe-account/en'];

  test('are those for which every package has a catalogue', (t) => {
    const translated = ['host/de', 'shared/de', 'mfe-account/de', 'host/fr', 'shared/fr'];
    assert.deepEqual(translatedLanguages(checkout(t, [...english, ...translated]), 'false'), ['de']);
    assert.deepEqual(translatedLanguages(checkout(t, english), 'false'), []);
  });

  test('include the pseudo-locale only when a build requests it', (t) => {
    const root = checkout(t, english);
    assert.deepEqual(translatedLanguages(root, 'true'), [PSEUDO_LANGUAGE]);
    assert.deepEqual(translatedLanguages(root, 'false'), []);
  });

  test('are in the list that gateway, front ends and API choose from', () => {
    const source = readFileSync(fromRoot('shared/src/contract/languages.ts'), 'utf8');
    const listed = [.../LANGUAGES = \[(.*?)\]/s.exec(source)[1].matchAll(/'(.+?)'/g)].map(([, language]) => language);
    assert.ok(listed.includes('en'));
    assert.ok(source.includes(`PSEUDO_LANGUAGE = '${PSEUDO_LANGUAGE}'`));
    for (const language of translatedLanguages(undefined, 'false')) assert.ok(listed.includes(language), language);
  });
});

describe('The messages of a build in another language', () => {
  test('have IDs that no other build uses for another message', () => {
    const taken = new Map();
    for (const builder of ['host', ...REMOTE_FOLDERS])
      for (const [message, id] of listIds(builder)) {
        assert.equal(taken.get(id), undefined, `${id} is ${message} in ${builder}`);
        taken.set(id, `${message} in ${builder}`);
      }
  });

  test('are those that a script uses', () => {
    const all = readTranslations('host', PSEUDO_LANGUAGE);
    const some = readTranslations('host', PSEUDO_LANGUAGE, new Set(listNames({ directory: 'host/src/layout' })));
    const skip = listIds('host').get('host/layout/skip');
    assert.deepEqual([...some], [[skip, all.get(skip)]]);
    assert.equal(all.size, listIds('host').size);
    assert.deepEqual(listNames({ directory: 'host/src/layout/header', keys: ['cart'] }), ['host/layout/header/cart']);
  });

  test('are added to the table under their IDs, in any order, together with documents', () => {
    const messages = new Map([
      ['cart3', 'Close'],
      ['cart4', ['It, "said":', ['name']]],
      ['cart9', [['count', 2, { '=0': 'none', one: 'one', other: [0, ' names'] }]]],
    ]);
    const page = { __T__: { cart1: 'Open' } };
    page.self = page;
    runInNewContext(writeTable('__T__', messages, { 'brand/help': { title: 'Help' } }), page);
    const expected = { cart1: 'Open', ...Object.fromEntries(messages), 'brand/help': { title: 'Help' } };
    assert.deepEqual(JSON.parse(JSON.stringify(page.__T__)), expected);
  });

  test('create the table if there is none', () => {
    const page = {};
    page.self = page;
    runInNewContext(writeTable('__T__', new Map([[7, 'Close']])), page);
    assert.equal(page.__T__[7], 'Close');
  });
});

describe('The texts of the brand in another language', () => {
  const { 'brand/brand': brand, 'brand/help': help } = englishDocuments();

  test('ship with the script that contains their English', () => {
    assert.deepEqual(Object.keys(readDocuments('de', [help, 'host/src/layout/footer/Footer.tsx'])), ['brand/help']);
    assert.deepEqual(Object.keys(readDocuments('de', [brand])), ['brand/brand']);
    assert.deepEqual(Object.keys(readDocuments('de')), Object.keys(englishDocuments()));
  });

  test('are empty when they are not translated', () => {
    assert.deepEqual(readDocuments(PSEUDO_LANGUAGE), {});
  });

  test('have the IDs that the host looks up', () => {
    const asked = trackedFiles()
      .filter((file) => /^host\/src\/(?!.*\.test\.).*\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(fromRoot(file), 'utf8').matchAll(
          /useBrandPage(?:<\w+>)?\('(\w+)'|document<\w+>\('brand\/(\w+)'/g,
        ),
      ])
      .map(([, page, whole]) => `brand/${page ?? whole}`);
    assert.deepEqual([...new Set(asked)].sort(), Object.keys(englishDocuments()).sort());
  });
});

describe('The pseudo-locale', () => {
  for (const [english, strange] of [
    ['Close', '[,Çļöšé~~,]'],
    ['', ''],
    ['Hello {name}', '[,Ĥéļļö~~ ,name,]'],
    ['Read <link>our terms</link>', '[,Ŕéåð~~ ,link,öûŕ ţéŕmš~~~,]'],
  ])
    test(`turns “${english}” into “${strange}”`, () => {
      assert.equal(String(pseudo(compileMessage(english).data)), strange);
    });

  test('keeps plurals and cases', () => {
    const { data } = compileMessage(
      '{kind, select, a {A} other {{count, plural, one {# name} other {# <b>of it</b>}}}}',
    );
    assert.deepEqual(pseudo(data), [
      '[',
      ['kind', 1, { a: 'Å~', other: [['count', 2, { one: [0, ' ñåmé~~'], other: [0, ' ', ['b', 'öƒ îţ~~']] }]] }],
      ']',
    ]);
  });
});
