// What host and remotes share at run time, derived from the exports map of `@storefront/shared`.
// Why this split: docs/adr/0002 (one React, one store; widgets on demand; schemas and pure rules in each remote).
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./packages.cjs');

const SHARED_ROOT = path.join(ROOT, 'shared');
const SCOPE = '@storefront/shared/';

/** Entries with state or context: one instance per page, in the host's first script. */
const STATEFUL = ['store', 'cart', 'api', 'routing', 'session', 'currency', 'notices', 'i18n'];

/** Stateless entries that nearly every page of a remote needs: they arrive with the federation runtime. */
const WITH_RUNTIME = [
  'failures',
  'ui/button',
  'ui/domain-name',
  'ui/feedback',
  'ui/field',
  'ui/icon',
  'ui/layout',
  'ui/price',
  'ui/state',
];

/** Stateless entries of which each remote bundles the part that it uses. */
const BUNDLED = [
  'contract',
  'domain',
  'message-format',
  'errors',
  'problems',
  'questions',
  'reference',
  'billing',
  'cards',
  'kept-focus',
  'password',
  'qr-code',
  'query-failure',
  'registrant',
  'words',
];

/** Entries used only by the desk, which is not part of the federation. */
const OF_DESK = ['contract/desk'];

/** Entries used only by gateway and backend. */
const OF_SERVERS = ['serving', 'tracing'];

/** Entries that no product build may contain. */
const NOT_SHIPPED = ['testing', 'standalone', 'package.json'];

/**
 * Expands the exports map to `{ entry: absolute file }`; `./ui/*` patterns are expanded on the file system.
 * @returns {Map<string, string>} entry without `./` → absolute source file
 */
function exportedEntries() {
  const { exports: map } = JSON.parse(fs.readFileSync(path.join(SHARED_ROOT, 'package.json'), 'utf8'));
  const entries = new Map();
  for (const [key, target] of Object.entries(map)) {
    const entry = key.replace(/^\.\//, '');
    if (!key.includes('*')) {
      entries.set(entry, path.join(SHARED_ROOT, target));
      continue;
    }
    const [before, after] = target.split('*');
    const folder = path.join(SHARED_ROOT, before.slice(0, before.lastIndexOf('/') + 1));
    const prefix = before.slice(before.lastIndexOf('/') + 1);
    for (const name of fs.readdirSync(folder).sort()) {
      const star = after.startsWith('/') ? name : name.slice(prefix.length, name.length - after.length);
      const file = path.join(SHARED_ROOT, before + star + after);
      if (star && (after.startsWith('/') || name.endsWith(after)) && fs.existsSync(file))
        entries.set(entry.replace('*', star), file);
    }
  }
  return entries;
}

/** Splits the entries by how they are delivered. Throws for an unlisted entry, so that the decision cannot be forgotten. */
function classify(entries = exportedEntries()) {
  const stateful = [];
  const widgets = [];
  for (const [entry, file] of entries) {
    if ([NOT_SHIPPED, OF_DESK, OF_SERVERS, BUNDLED].some((list) => list.includes(entry)) || entry.endsWith('.css'))
      continue;
    if (STATEFUL.includes(entry)) stateful.push({ key: SCOPE + entry, file });
    else if (entry.startsWith('ui/') || WITH_RUNTIME.includes(entry))
      widgets.push({ key: SCOPE + entry, file, eager: WITH_RUNTIME.includes(entry) });
    else
      throw new Error(
        `shared exports "./${entry}": say in tools/federation/shared-list.cjs whether it is shared or bundled`,
      );
  }
  return { stateful, widgets };
}

const getVersion = (name, from) => require(require.resolve(`${name}/package.json`, { paths: [from] })).version;
/** The minor version that a remote was built with or later, as `shared` adds in minor versions and removes in major ones. */
const getRange = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/** Maps packages that host and remotes share to their versions in this checkout. */
function versions() {
  return Object.fromEntries(
    ['react', '@storefront/shared'].map((name) => [name, getVersion(name, path.join(ROOT, 'host'))]),
  );
}

/**
 * Lists what the host has to provide, implemented in host/src/federation/provided.ts. `eager` modules are loaded with the federation
 * runtime, the rest are chunks on demand.
 * @returns {{ shareKey: string, version: string, eager: boolean }[]}
 */
function providedByHost({ react, '@storefront/shared': shared } = versions()) {
  const { stateful, widgets } = classify();
  const provide = (shareKey, version, eager) => ({ shareKey, version, eager });
  return [
    provide('react', react, true),
    provide('react/jsx-runtime', react, true),
    ...stateful.map(({ key }) => provide(key, shared, true)),
    ...widgets.map(({ key, eager }) => provide(key, shared, eager)),
  ];
}

/** Returns what a remote consumes from the host; `import: false` means that the remote bundles no copy. */
function consumedByRemote({ react, '@storefront/shared': shared } = versions()) {
  const { stateful, widgets } = classify();
  const consume = (key, version) => [
    key,
    { singleton: true, strictVersion: true, requiredVersion: getRange(version), import: false },
  ];
  return Object.fromEntries([
    consume('react', react),
    consume('react/jsx-runtime', react),
    ...[...stateful, ...widgets].map(({ key }) => consume(key, shared)),
  ]);
}

module.exports = { STATEFUL, BUNDLED, classify, exportedEntries, versions, providedByHost, consumedByRemote };
