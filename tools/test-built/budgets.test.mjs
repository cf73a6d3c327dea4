import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { builtRelease } from '../lib/registry.mjs';
import { placeOfFile } from '../lib/release-store.mjs';
import { compileMessage } from '../messages/compile-message.mjs';
import { readCatalogue, getText } from '../messages/catalogue.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { REMOTE_FOLDERS, containerName } = requireTool('./federation/packages.cjs');
const { providedByHost } = requireTool('./federation/shared-list.cjs');
const { listPages } = requireTool('./federation/exposes.cjs');
const { PSEUDO_LANGUAGE } = requireTool('./messages/languages.cjs');

const KB = 1024;

/** Largest sizes in bytes as brotli sends them; counts are free of noise, so a build that grows past one fails. */
const BUDGET = {
  // The hashes in it compress to some bytes more or less with each build.
  hostMain: 90 * KB,
  // With what watches a page that is shown, and what of the shared state only remotes and a cart with names in it use: mutations, observers, actions.
  federation: 31.1 * KB,
  inlinedStyles: 6.5 * KB,
  resultWidgets: 14.65 * KB,
  resultStyles: 7 * KB,
  entry: 15 * KB,
  chunk: 25 * KB,
  page: 39 * KB,
  // Of a page in any language. Arabic has six plurals, and two bytes a letter.
  messages: 3.1 * KB,
  // The form of the owner has the most rules of registries to tell.
  messagesOfOwner: 3.15 * KB,
};

/** What a file with all messages of these folders weighs. English has none: it travels with the code. */
function messageBytes(folders) {
  const messages = folders.flatMap((folder) => {
    const [packageName, , ...rest] = folder.split('/');
    return Object.values(readCatalogue(packageName)[rest.join('/')]);
  });
  const file = Object.fromEntries(messages.map((entry, index) => [index, compileMessage(getText(entry)).data]));
  return brotliCompressSync(JSON.stringify(file)).length;
}

/** What only the host may contain: a second copy of one of these in a remote would be a second React, router or store. */
const HOST_ONLY = [
  'react',
  'react-dom',
  'scheduler',
  'jotai',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'radix-ui',
  'react-hook-form',
  '@module-federation/runtime-core',
];

const readHostRelease = () => {
  const { version } = JSON.parse(readFileSync(fromRoot('host/dist/current.json'), 'utf8'));
  return JSON.parse(readFileSync(fromRoot('host/dist/client', version, 'release.json'), 'utf8'));
};
const bytes = (release, files) => files.reduce((sum, file) => sum + release.files[file].br, 0);

describe('The host', () => {
  let host;
  before(() => (host = readHostRelease()));

  test('keeps its first script and its inlined styles within their budgets', () => {
    const main = bytes(host, host.main.js);
    assert.ok(main <= BUDGET.hostMain, `main is ${main} bytes, the budget is ${BUDGET.hostMain}`);
    const styles = bytes(host, host.main.css);
    assert.ok(styles <= BUDGET.inlinedStyles, `styles are ${styles} bytes, the budget is ${BUDGET.inlinedStyles}`);
  });

  test('says no more in its frame than fits into a file of messages', () => {
    assert.ok(host.main.messages.includes('host/src/layout/header'), host.main.messages.join());
    const size = messageBytes(host.main.messages);
    assert.ok(size <= BUDGET.messages, `its messages are ${size} bytes, the budget is ${BUDGET.messages}`);
  });

  test('[MF-02a] provides what it says, what carries state without another request', () => {
    const shares = providedByHost();
    assert.deepEqual(Object.keys(host.provides).sort(), shares.map(({ shareKey }) => shareKey).sort());
    for (const { shareKey, eager } of shares) if (eager) assert.deepEqual(host.provides[shareKey].js, [], shareKey);
  });

  test('has one copy of the federation runtime, and not in its first script', () => {
    const coresIn = (file) => {
      const { sources } = JSON.parse(readFileSync(fromRoot('host/dist/client', host.version, `${file}.map`), 'utf8'));
      return sources.filter((source) => /runtime-core\/dist\/core\.c?js$/.test(source));
    };
    const { js } = host.parts['federation-runtime'];
    assert.deepEqual(host.main.js.flatMap(coresIn), []);
    assert.equal(js.flatMap(coresIn).length, 1);
    const size = bytes(host, js);
    assert.ok(size <= BUDGET.federation, `the federation runtime is ${size} bytes, the budget is ${BUDGET.federation}`);
  });
});

/** The modules that a script of a remote was made of. */
function getSources(folder, release, file) {
  const script = placeOfFile(fromRoot(folder, 'dist', folder), release, file);
  // Messages, which are no modules.
  if (release.languages.some((language) => file.endsWith(`.${language}.js`))) return [];
  // A chunk that is one JSON file has no map, and no module in it.
  if (!existsSync(`${script}.map`) && readFileSync(script, 'utf8').includes('JSON.parse(')) return [];
  return JSON.parse(readFileSync(`${script}.map`, 'utf8')).sources;
}

test('the results of a search take from the host only the widgets that they show', async () => {
  const host = readHostRelease();
  const { shared } = (await builtRelease('mfe-search-cart')).pages.availability;
  const of = (kind) => bytes(host, [...new Set(shared.flatMap((key) => host.provides[key][kind]))]);
  assert.ok(
    of('js') <= BUDGET.resultWidgets,
    `the widgets are ${of('js')} bytes, the budget is ${BUDGET.resultWidgets}`,
  );
  assert.ok(
    of('css') <= BUDGET.resultStyles,
    `their styles are ${of('css')} bytes, the budget is ${BUDGET.resultStyles}`,
  );
});

test('the results of a search carry no schema library: nothing in them is checked by a schema', async () => {
  const release = await builtRelease('mfe-search-cart');
  const { js } = release.pages.availability;
  assert.deepEqual(
    js.filter((file) =>
      getSources('mfe-search-cart', release, file).some((source) => source.includes('/node_modules/zod/')),
    ),
    [],
  );
});

for (const folder of REMOTE_FOLDERS) {
  describe(folder, () => {
    let release;
    before(async () => (release = await builtRelease(folder)));

    test('is named, owned and complete', () => {
      assert.equal(release.name, containerName(folder));
      assert.deepEqual(Object.keys(release.pages).sort(), listPages(folder).sort());
      for (const { js, css } of Object.values(release.pages))
        for (const file of [...js, ...css]) assert.match(release.files[file].integrity, /^sha256-/);
    });

    test('keeps entry and pages within their budgets', () => {
      const entry = bytes(release, [release.entry]);
      assert.ok(entry <= BUDGET.entry, `the entry is ${entry} bytes, the budget is ${BUDGET.entry}`);
      for (const [page, { js }] of Object.entries(release.pages)) {
        for (const file of js)
          assert.ok(
            bytes(release, [file]) <= BUDGET.chunk,
            `${file} of ${page} is ${bytes(release, [file])} bytes, the budget is ${BUDGET.chunk}`,
          );
        const size = bytes(release, js);
        assert.ok(size <= BUDGET.page, `${page} is ${size} bytes (${js.join(', ')}), the budget is ${BUDGET.page}`);
      }
    });

    test('says no more on a page than fits into a file of messages', () => {
      for (const [page, { messages }] of Object.entries(release.pages)) {
        const size = messageBytes(messages);
        assert.ok(
          size <= BUDGET.messages,
          `the messages of ${page} are ${size} bytes, the budget is ${BUDGET.messages}`,
        );
      }
    });

    test('[RT-39e] sends no more than that for a page in any language that it speaks', () => {
      // The pseudo-locale is longer than any language on purpose, and is not sent to anybody.
      for (const language of release.languages.filter((each) => each !== PSEUDO_LANGUAGE))
        for (const [page, { js }] of Object.entries(release.pages)) {
          const files = js
            .map((file) => file.replace(/\.js$/, `.${language}.js`))
            .filter((file) => release.files[file]);
          const size = bytes(release, files);
          const budget = page === 'registrant' ? BUDGET.messagesOfOwner : BUDGET.messages;
          assert.ok(size <= budget, `${page} in ${language} is ${size} bytes, the budget is ${budget}`);
        }
    });

    test('[MF-02a] carries no copy of what the host provides', () => {
      const found = new Set();
      for (const file of Object.keys(release.files).filter((name) => name.endsWith('.js'))) {
        for (const source of getSources(folder, release, file)) {
          const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(source)?.[1];
          if (name && HOST_ONLY.includes(name)) found.add(name);
          if (/shared\/src\/(?:store|api|cart|session|currency|notices|routing|ui)\//.test(source)) found.add(source);
        }
      }
      assert.deepEqual([...found], []);
    });

    test('ships no description of its calls: that is for the document of the API', () => {
      for (const file of Object.keys(release.files).filter((name) => name.endsWith('.js'))) {
        const script = readFileSync(placeOfFile(fromRoot(folder, 'dist', folder), release, file), 'utf8');
        // A sentence: class names of stylesheets may be called so too.
        assert.equal(/\bsummary:["'`][A-Z][^"'`]*\.["'`]/.exec(script)?.[0], undefined, file);
      }
    });

    test('[MF-02a] takes only what the host provides', () => {
      const known = new Set(providedByHost().map(({ shareKey }) => shareKey));
      const taken = Object.values(release.pages).flatMap(({ shared }) => shared);
      assert.deepEqual(
        taken.filter((key) => !known.has(key)),
        [],
      );
    });

    test('leaves the stylesheets of others alone: its own are in the layer for remotes', () => {
      for (const file of Object.keys(release.files).filter((name) => name.endsWith('.css'))) {
        const css = readFileSync(placeOfFile(fromRoot(folder, 'dist', folder), release, file), 'utf8');
        assert.equal(
          css.replace(/@layer remote\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}|\/\*.*?\*\//g, '').trim(),
          '',
          file,
        );
      }
    });
  });
}

describe("[EM-01a] the embed on partners' pages", () => {
  const folder = fromRoot('host/dist/client/embed');
  const embedBudget = { 'v1.js': 3 * KB, app: 85 * KB, 'preview.js': 4 * KB };
  let files;
  before(() => {
    const loader = readFileSync(`${folder}/v1.js`, 'utf8');
    // Applications of earlier builds lie beside the one that the script loads.
    const app = readdirSync(folder).find(
      (name) => /^app\.[0-9a-f]{10}\.js$/.test(name) && loader.includes(name.split('.')[1]),
    );
    files = { 'v1.js': 'v1.js', app, 'preview.js': 'preview.js' };
  });

  test('keeps its script and its application within their budgets', () => {
    for (const [name, file] of Object.entries(files)) {
      const size = statSync(`${folder}/${file}.br`).size;
      assert.ok(size <= embedBudget[name], `${file} is ${size} bytes, the budget is ${embedBudget[name]}`);
    }
  });

  test('stands alone: one React, no federation, no store, router or query client, nothing that a strict policy refuses', () => {
    const { sources } = JSON.parse(readFileSync(`${folder}/${files.app}.map`, 'utf8'));
    assert.equal(sources.filter((source) => /react-dom-client\.production\.js$/.test(source)).length, 1);
    assert.deepEqual(
      sources.filter((source) =>
        /module-federation|jotai|react-router|@tanstack|react-hook-form|shared\/src\/(?:store|cart|session)\//.test(
          source,
        ),
      ),
      [],
    );
    for (const file of Object.values(files))
      assert.equal(
        /\beval\(|new Function\(|webpackChunk|__zod_/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[0],
        undefined,
        file,
      );
  });
});
