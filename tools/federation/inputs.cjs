// Hashes everything that determines a build's output. The hash names the release folder, and shows which builds are up to date.
const fs = require('node:fs');
const path = require('node:path');
const crypto = require('node:crypto');
const { translatedLanguages } = require('../messages/languages.cjs');
const { ROOT, REMOTE_FOLDERS } = require('./packages.cjs');
const { BUNDLED } = require('./shared-list.cjs');

/** Folders that no build reads. Tests write to `.cache` while shops run from the same folder, which must not invalidate their build. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.cache', 'testing', 'standalone', 'coverage']);
const SKIPPED_FILES = /(\.test\.[cm]?[jt]sx?|\.md|\.tsbuildinfo)$/;

/** Lists files under `target` (a file or folder relative to the root) that can affect a build, in a stable order. */
function filesUnder(target) {
  const absolute = path.join(ROOT, target);
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return SKIPPED_FILES.test(target) ? [] : [target];
  return fs
    .readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && SKIPPED_FOLDERS.has(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(path.join(target, entry.name)));
}

const EVERY_BUILD = ['pnpm-lock.yaml', 'tsconfig.base.json', 'types'];
const BROWSER_BUILD = [...EVERY_BUILD, 'tools/federation', 'tools/messages', 'shared/messages', 'shared/package.json'];

/** Lists the inputs of a package's build. Remotes bundle only the entries of `shared` listed in `shared-list.cjs`. */
function listInputs(folder) {
  if (folder === 'host')
    return [
      ...BROWSER_BUILD,
      'tools/brand',
      'shared/src',
      'host/src',
      'host/messages',
      'host/package.json',
      'host/webpack.config.cjs',
      'host/tsconfig.json',
      ...REMOTE_FOLDERS.map((remote) => `${remote}/remote.json`),
    ];
  return [...BROWSER_BUILD, ...BUNDLED.map((entry) => `shared/src/${entry}`), folder];
}

/** @returns {string} 10 hexadecimal digits */
function toHash(targets) {
  // A language is enabled once every package has its catalogue, which changes all builds.
  const hash = crypto.createHash('sha256').update(translatedLanguages().join());
  for (const file of targets.flatMap(filesUnder)) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 10);
}

/** Returns the version of a release: the package's version and the hash of its inputs, so that a folder is never overwritten. */
function releaseVersion(folder) {
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
  return `${version}-${toHash(listInputs(folder))}`;
}

module.exports = { listInputs, toHash, releaseVersion };
