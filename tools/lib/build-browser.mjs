import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot, requireTool } from './paths.mjs';
import { Registry, TAB_MS } from './registry.mjs';
import { removeUnnamedFiles, storeFiles } from './release-store.mjs';
import { replaceFile } from './replace-file.mjs';
import { readSettings } from './settings.mjs';

const run = (webpack, config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) => {
      compiler.close((closing) => {
        if (failure ?? closing) reject(failure ?? closing);
        else if (stats.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY })));
        else resolve(stats);
      });
    });
  });

/** Number of newest builds always kept for a rollback. */
const KEPT_RELEASES = 10;

/**
 * Deletes releases that can no longer be requested: not among the newest ten, older than any open tab, and in no registry.
 * @param {string} releases folder of the releases
 * @param {readonly string[]} named versions that may still be served: in the registry, now or when a still open tab was loaded
 */
export async function removeOldReleases(releases, named, now = Date.now()) {
  const folders = (await readdir(releases))
    .filter((name) => /^\d+\.\d+\.\d+/.test(name))
    .map((name) => path.join(releases, name));
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  dated.sort((a, b) => b.time - a.time);
  const unwanted = dated
    .slice(KEPT_RELEASES)
    .filter(({ folder, time }) => now - time > TAB_MS && !named.includes(path.basename(folder)));
  for (const { folder } of unwanted) await rm(folder, { recursive: true, force: true });
}

/** Returns the version last built in this folder, with which shops are started. */
function lastBuilt(folder) {
  const current = fromRoot(folder, 'dist/current.json');
  return existsSync(current) ? [JSON.parse(readFileSync(current, 'utf8')).version] : [];
}

/**
 * Builds one release into a folder named by its version; a folder that exists is complete and is left alone.
 * @param {string} folder package
 * @param {string} releases folder of the releases
 * @param {(target: { version: string, outputPath: string }) => object[]} configure makes the webpack configurations, in their order
 * @param {{ sharesFiles?: boolean }} options whether releases of this folder share the files that they have in common
 * @returns {Promise<{ version: string, built: boolean }>}
 */
async function buildRelease(folder, releases, configure, { sharesFiles = false } = {}) {
  const { releaseVersion } = requireTool('./federation/inputs.cjs');
  const version = releaseVersion(folder);
  const target = `${releases}/${version}`;
  const built = !existsSync(`${target}/release.json`);
  if (built) {
    // Another process may be building the same version, for example when several shops start at once.
    const partial = `${target}.${process.pid}.partial`;
    await rm(partial, { recursive: true, force: true });
    for (const config of configure({ version, outputPath: partial })) await run(requireTool('webpack'), config);
    if (sharesFiles) await storeFiles(releases, partial);
    if (!existsSync(`${target}/release.json`)) {
      await rm(target, { recursive: true, force: true });
      await rename(partial, target).catch((error) => {
        if (!existsSync(`${target}/release.json`)) throw error;
      });
    }
    await rm(partial, { recursive: true, force: true });
    const named = await new Registry(readSettings().dataDir).versions();
    await removeOldReleases(releases, [...named, ...lastBuilt(folder)]);
    if (sharesFiles) await removeUnnamedFiles(releases);
  }
  // Replaced atomically, because shops that are starting read it.
  await replaceFile(fromRoot(folder, 'dist/current.json'), `${JSON.stringify({ version })}\n`);
  return { version, built };
}

export const buildHost = () =>
  buildRelease('host', fromRoot('host/dist/client'), (target) => [
    requireTool('./federation/host-config.cjs').hostConfig(target),
  ]);

/** Builds a remote. The files for server rendering come first, because the browser build describes the whole release. */
export const buildRemote = (folder) =>
  buildRelease(
    folder,
    fromRoot(folder, 'dist', folder),
    (target) => [
      ...(requireTool('./federation/exposes.cjs').getServerPages(folder).length > 0
        ? [requireTool('./federation/remote-server-config.cjs').remoteServerConfig(folder, target)]
        : []),
      requireTool('./federation/remote-config.cjs').remoteConfig(folder, target),
    ],
    { sharesFiles: true },
  );

/** Other files of the embed: its types, the page for partners' iframes, and the preview of the playground. */
const EMBED_FILES = { 'storefront-search.d.ts': 'v1.d.ts', 'preview.html': 'preview.html', 'frame.html': 'frame.html' };

/**
 * Builds search and cart for partners' pages. Keeps earlier builds, so that pages loaded before still find their files.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildEmbed() {
  const { toHash, listInputs } = requireTool('./federation/inputs.cjs');
  const outputPath = fromRoot('host/dist/client/embed');
  const stamp = fromRoot('host/dist/embed.txt');
  const hash = toHash([...listInputs('mfe-search-cart'), 'shared/src', 'tools/brand', 'host/src/brand']);
  if (existsSync(stamp) && existsSync(`${outputPath}/v1.js`) && readFileSync(stamp, 'utf8') === hash) return false;
  await run(requireTool('webpack'), requireTool('./federation/embed-config.cjs').embedConfig({ outputPath }));
  for (const [from, to] of Object.entries(EMBED_FILES))
    await cp(fromRoot('mfe-search-cart/src/embed', from), `${outputPath}/${to}`);
  await writeFile(stamp, hash);
  return true;
}

/**
 * Builds the pages of the desk.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildDesk() {
  const { toHash, listInputs } = requireTool('./federation/inputs.cjs');
  const outputPath = fromRoot('desk/dist');
  const stamp = fromRoot('desk/dist/inputs.txt');
  const hash = toHash([...listInputs('desk'), 'shared/src', 'tools/brand', 'host/src/brand']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await run(requireTool('webpack'), requireTool('./federation/desk-config.cjs').deskConfig({ outputPath }));
  await writeFile(stamp, hash);
  return true;
}

/**
 * Builds the host for Node, with which the gateway renders pages on the server.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildRenderer() {
  const { toHash, listInputs } = requireTool('./federation/inputs.cjs');
  const outputPath = fromRoot('host/dist/renderer');
  const stamp = `${outputPath}/inputs.txt`;
  const hash = toHash(listInputs('host'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await rm(outputPath, { recursive: true, force: true });
  await run(requireTool('webpack'), requireTool('./federation/renderer-config.cjs').rendererConfig({ outputPath }));
  await writeFile(stamp, hash);
  return true;
}
