// Builds host or remote as if `shared` had another version: node build-version.mjs <package> <version of shared> <release> <folder>.
// The sources are those of today; what differs is what the two builds say to each other.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [folder, shared, version, outputPath] = process.argv.slice(2);
const tools = createRequire(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../tools/package.json'));
const webpack = tools('webpack');
const { versions } = tools('./federation/shared-list.cjs');

const said = { ...versions(), '@storefront/shared': shared };

/** The host reads the version that it provides where remotes read theirs: in the package. */
function hostOf() {
  const config = tools('./federation/host-config.cjs').hostConfig({ version, outputPath, provides: said });
  const description = `${outputPath}.package.json`;
  mkdirSync(path.dirname(outputPath), { recursive: true });
  writeFileSync(description, JSON.stringify({ version: shared }));
  // What was resolved before is not resolved again while the name of the cache is the same.
  const cache = { ...config.cache, name: `${config.cache.name}-with-shared-${shared}` };
  return { ...config, cache, resolve: { ...config.resolve, alias: { '@storefront/shared/package.json': description } } };
}

/** What the real build has kept is read, and left as it is. */
function remoteOf() {
  const config = tools('./federation/remote-config.cjs').remoteConfig(folder, { version, outputPath, builtWith: said });
  return { ...config, cache: { ...config.cache, readonly: true } };
}

const compiler = webpack(folder === 'host' ? hostOf() : remoteOf());
compiler.run((failure, stats) => {
  compiler.close((closing) => {
    if (failure ?? closing) throw failure ?? closing;
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  });
});
