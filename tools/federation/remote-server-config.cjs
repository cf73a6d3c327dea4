const path = require('node:path');
const { translatedLanguages } = require('../messages/languages.cjs');
const { TranslationsPlugin } = require('./messages-plugin.cjs');
const { containerName } = require('./packages.cjs');
const { baseConfig, cssRule, typeScriptRule, messagesRule, assetRule } = require('./base-config.cjs');
const { SERVER_FOLDER, getServerPages } = require('./exposes.cjs');
const { providedByHost } = require('./shared-list.cjs');

/**
 * Builds the pages of a remote that the gateway also renders: one CommonJS file for each, so that one hash covers its whole code. Packages
 * that the host provides in a browser are requested by name from the renderer. Class names and messages are those of the browser's build.
 * @param {{ outputPath: string }} target folder of the release
 */
function remoteServerConfig(folder, { outputPath }) {
  const base = baseConfig({ folder, container: containerName(folder), mode: 'production', outputPath, layer: true });
  const provided = new Set(providedByHost().map(({ shareKey }) => shareKey));
  const languages = translatedLanguages();
  return {
    ...base,
    name: `${folder}-server`,
    target: 'node20.19',
    devtool: false,
    entry: Object.fromEntries(getServerPages(folder).map((page) => [page, `./src/exposes/${page}`])),
    output: {
      path: path.join(outputPath, SERVER_FOLDER),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      hashFunction: 'sha256',
    },
    externals: ({ request }, done) => (provided.has(request) ? done(null, `commonjs ${request}`) : done()),
    module: {
      // Code that a page loads on demand is included, because no file is loaded later.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        messagesRule({ builder: folder, shipped: true, languages }),
        typeScriptRule(),
        cssRule({ folder, modules: { exportOnlyLocals: true } }),
        { ...assetRule(), generator: { emit: false } },
      ],
    },
    plugins: [new TranslationsPlugin({ builder: folder, languages })],
    optimization: { minimize: false, splitChunks: false, moduleIds: 'deterministic' },
    cache: base.cache && { ...base.cache, name: `${folder}-server` },
  };
}

module.exports = { remoteServerConfig };
