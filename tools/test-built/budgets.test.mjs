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

/** Maximum sizes in bytes, compressed with brotli. Sizes have no noise, so any growth beyond one fails. */
const BUDGET = {
  // The size of its compressed hashes varies slightly with each build.
  hostMain: 88.75 * KB,
  // Includes the widgets of every page of a remote, the code that watches a page on screen, and the shared state that only remotes and a
  // cart with items use: mutations, observers, actions.
  federation: 42.75 * KB,
  inlinedStyles: 6.1 * KB,
  // Those of every page of a remote, and those of results alone.
  widgetStyles: 4 * KB,
  resultStyles: 1.65 * KB,
  entry: 8.5 * KB,
  chunk: 25 * KB,
  page: 46.25 * KB,
  // For a page in any language. Arabic has six plurals, and two bytes a letter.
  messages: 3.5 * KB,
  // The owner form has the most texts about registry rules.
  messagesOfOwner: 3.35 * KB,
};

/**
 * Pages of remotes that visitors open first: the most bytes of their scripts, with what the host provides on demand but without entry and
 * federation runtime, and how many files these are.
 */
const FIRST_PAGES = [
  ['mfe-search-cart', 'availability', 18 * KB, 1],
  ['mfe-search-cart', 'pricing', 17.25 * KB, 3],
  ['mfe-account', 'login', 18.35 * KB, 2],
  ['mfe-checkout', 'transfer', 6.75 * KB, 1],
];

/** Returns the size of a file with all messages of these folders. English has no such file, because it is part of the code. */
function messageBytes(folders) {
  const messages = folders.flatMap((folder) => {
    const [packageName, , ...rest] = folder.split('/');
    return Object.values(readCatalogue(packageName)[rest.join('/')]);
  });
  const file = Object.fromEntries(messages.map((entry, index) => [index, compileMessage(getText(entry)).data]));
  return brotliCompressSync(JSON.stringify(file)).length;
}

/** Packages that only the host may contain: a copy in a remote would be a second React, router or store. */
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

  test('keeps the messages of its frame within the budget of a message file', () => {
    assert.ok(host.main.messages.includes('host/src/layout/header'), host.main.messages.join());
    const size = messageBytes(host.main.messages);
    assert.ok(size <= BUDGET.messages, `its messages are ${size} bytes, the budget is ${BUDGET.messages}`);
  });

  test('[MF-02a] provides what it declares, and entries with state without another request', () => {
    const shares = providedByHost();
    assert.deepEqual(Object.keys(host.provides).sort(), shares.map(({ shareKey }) => shareKey).sort());
    for (const { shareKey, eager } of shares) if (eager) assert.deepEqual(host.provides[shareKey].js, [], shareKey);
  });

  test('has one copy of the federation runtime, outside its first script', () => {
    const coresIn = (file) => {
      const { sources } = JSON.parse(readFileSync(fromRoot('host/dist/client', host.version, `${file}.map`), 'utf8'));
      return sources.filter((source) => /runtime-core\/dist\/core\.c?js$/.test(source));
    };
    const { js } = host.parts['federation-runtime'];
    assert.deepEqual(host.main.js.flatMap(coresIn), []);
    assert.equal(js.flatMap(coresIn).length, 1);
    const size = bytes(host, js);
    assert.ok(size <= BUDGET.federation, `the federation runtime is ${size} bytes, the budget is ${BUDGET.federation}`);
    const styles = bytes(host, host.parts['federation-runtime'].css);
    assert.ok(styles <= BUDGET.widgetStyles, `its styles are ${styles} bytes, the budget is ${BUDGET.widgetStyles}`);
  });
});

/** Lists the source modules of a remote's script. */
function getSources(folder, release, file) {
  const script = placeOfFile(fromRoot(folder, 'dist', folder), release, file);
  // Message files contain no modules.
  if (release.languages.some((language) => file.endsWith(`.${language}.js`))) return [];
  // A chunk that is a single JSON file has no source map and no modules.
  if (!existsSync(`${script}.map`) && readFileSync(script, 'utf8').includes('JSON.parse(')) return [];
  return JSON.parse(readFileSync(`${script}.map`, 'utf8')).sources;
}

test('the search results load no widgets from the host but those of every page of a remote', async () => {
  const host = readHostRelease();
  const { shared } = (await builtRelease('mfe-search-cart')).pages.availability;
  const of = (kind) => bytes(host, [...new Set(shared.flatMap((key) => host.provides[key][kind]))]);
  assert.equal(of('js'), 0);
  assert.ok(
    of('css') <= BUDGET.resultStyles,
    `their styles are ${of('css')} bytes, the budget is ${BUDGET.resultStyles}`,
  );
});

for (const [folder, page, budget, files] of FIRST_PAGES)
  test(`${page} of ${folder} keeps its scripts within their budget`, async () => {
    const host = readHostRelease();
    const release = await builtRelease(folder);
    const { js, shared } = release.pages[page];
    const provided = [...new Set(shared.flatMap((key) => host.provides[key].js))];
    const size = bytes(release, js) + bytes(host, provided);
    const names = [...js, ...provided].join(', ');
    assert.ok(size <= budget, `its scripts are ${size} bytes (${names}), the budget is ${budget}`);
    assert.ok(js.length + provided.length <= files, `its scripts are ${names}; the budget is ${files} files`);
  });

test('the search results contain no schema library, because they check nothing by a schema', async () => {
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

    test('has a name, an owner and all its files', () => {
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

    test('keeps the messages of a page within the budget of a message file', () => {
      for (const [page, { messages }] of Object.entries(release.pages)) {
        const size = messageBytes(messages);
        assert.ok(
          size <= BUDGET.messages,
          `the messages of ${page} are ${size} bytes, the budget is ${BUDGET.messages}`,
        );
      }
    });

    test('[RT-39e] keeps that budget for a page in each of its languages', () => {
      // The pseudo-locale is deliberately longer than any language, and never sent to visitors.
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

    test('[MF-02a] contains no copy of what the host provides', () => {
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

    test('ships no descriptions of its calls, which are for the API document', () => {
      for (const file of Object.keys(release.files).filter((name) => name.endsWith('.js'))) {
        const script = readFileSync(placeOfFile(fromRoot(folder, 'dist', folder), release, file), 'utf8');
        // Looks for a sentence, because class names may be called `summary` too.
        assert.equal(/\bsummary:["'`][A-Z][^"'`]*\.["'`]/.exec(script)?.[0], undefined, file);
      }
    });

    test('[MF-02a] imports only what the host provides', () => {
      const known = new Set(providedByHost().map(({ shareKey }) => shareKey));
      const taken = Object.values(release.pages).flatMap(({ shared }) => shared);
      assert.deepEqual(
        taken.filter((key) => !known.has(key)),
        [],
      );
    });

    test('does not affect other stylesheets: its own are in the layer for remotes', () => {
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
    // Applications of earlier builds are in the same folder as the one that the script loads.
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

  test('is self-contained: one React, no federation, store, router or query client, and nothing that a strict policy refuses', () => {
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
