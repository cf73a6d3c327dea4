// A remote exposes every module of `src/exposes/`: `src/exposes/cart.ts` is its page `./cart`.
const fs = require('node:fs');
const path = require('node:path');
const { getDeclaration } = require('./remotes.cjs');
const { ROOT, REMOTES } = require('./packages.cjs');

const chunkName = (page) => `page-${page}`;

/** Folder in a release with the files for rendering its pages in the gateway. */
const SERVER_FOLDER = 'node';

/** @returns {string[]} names of the pages, sorted */
function listPages(folder) {
  const files = fs.readdirSync(path.join(ROOT, folder, 'src/exposes'));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort();
}

/**
 * Returns the declaration of a remote for its release.
 * @throws if the declared pages differ from the exposed ones
 */
function declarationFor(folder) {
  const remote = REMOTES.find((known) => known.folder === folder);
  const declared = new Set(remote.pages.map(({ id }) => id.slice(id.indexOf('.') + 1)));
  const exposed = listPages(folder);
  const missing = [...declared].filter((page) => !exposed.includes(page));
  const undeclared = exposed.filter((page) => !declared.has(page));
  if (missing.length > 0)
    throw new Error(`${folder}/remote.json declares ${missing.join(', ')}, which src/exposes has not`);
  if (undeclared.length > 0)
    throw new Error(`${folder}/src/exposes has ${undeclared.join(', ')}, which remote.json does not declare`);
  const { owner, contact } = remote;
  return { owner, contact, declares: getDeclaration(remote) };
}

/** Returns the names of the server-rendered pages, as declared in `remote.json`. */
const getServerPages = (folder) =>
  REMOTES.find((known) => known.folder === folder)
    .pages.filter(({ serverRendered }) => serverRendered)
    .map(({ id }) => id.slice(id.indexOf('.') + 1))
    .sort();

/** Returns the `exposes` option of the federation plugin. */
function getExposes(folder) {
  return Object.fromEntries(
    listPages(folder).map((page) => [`./${page}`, { import: `./src/exposes/${page}`, name: chunkName(page) }]),
  );
}

module.exports = { SERVER_FOLDER, listPages, getServerPages, declarationFor, getExposes, chunkName };
