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
const { PrecompressPlugin } = tools('./federation/precompress-plugin.cjs');

const said = { ...versions(), '@storefront/shared': shared };

/** The host reads the version that it provides where remotes read theirs: in the package. */
function getHost() {
  const config = tools('./federation/host-config.cjs').hostConfig({ version, outputPath, provides: said });
  const description = `${outputPath}.package.json`;
  mkdirSync(path.dirname(outputPath), { recursive: true });
  writeFileSync(description, JSON.stringify({ version: shared }));
  // What the real build has kept knows where the real description lies, and would resolve to it.
  return {
    ...config,
    cache: false,
    resolve: { ...config.resolve, alias: { '@storefront/shared/package.json': description } },
  };
}

/** What the real build has kept is read, and left as it is. */
function getRemote() {
  const config = tools('./federation/remote-config.cjs').remoteConfig(folder, { version, outputPath, builtWith: said });
  return { ...config, cache: { ...config.cache, readonly: true } };
}

/** Bytes are counted elsewhere: minifying, compressing and mapping them is four fifths of a build, and changes nothing in what the two say. */
function unshrunk(config) {
  const plugins = config.plugins.filter((plugin) => !(plugin instanceof PrecompressPlugin));
  return { ...config, devtool: false, plugins, optimization: { ...config.optimization, minimize: false } };
}

const compiler = webpack(unshrunk(folder === 'host' ? getHost() : getRemote()));
compiler.run((failure, stats) => {
  compiler.close((closing) => {
    if (failure ?? closing) throw failure ?? closing;
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  });
});
