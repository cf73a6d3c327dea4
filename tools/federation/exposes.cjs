// A remote exposes every module of `src/exposes/`: `src/exposes/cart.ts` is its page `./cart`.
const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('./packages.cjs');

const chunkName = (page) => `page-${page}`;

/** @returns {string[]} names of the pages, sorted */
function pagesOf(folder) {
  const files = fs.readdirSync(path.join(ROOT, folder, 'src/exposes'));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort();
}

/** The `exposes` option of the federation plugin. */
function exposesOf(folder) {
  return Object.fromEntries(
    pagesOf(folder).map((page) => [`./${page}`, { import: `./src/exposes/${page}`, name: chunkName(page) }]),
  );
}

module.exports = { pagesOf, exposesOf, chunkName };
