const { IgnorePlugin } = require('webpack');
const { translatedLanguages } = require('../messages/languages.cjs');
const { HOST } = require('./packages.cjs');
const { TranslationsPlugin } = require('./messages-plugin.cjs');
const { baseConfig, cssRule, typeScriptRule, messagesRule, assetRule } = require('./base-config.cjs');

/** The host for Node, with which the gateway renders pages. Same class names as in the browser's build, and no styles. */
function rendererConfig({ outputPath }) {
  const base = baseConfig({ folder: HOST, container: 'sf_renderer', mode: 'production', outputPath });
  return {
    ...base,
    name: 'renderer',
    target: 'node20.19',
    devtool: 'source-map',
    entry: { render: './src/prerender/render.tsx' },
    output: { path: outputPath, filename: '[name].cjs', library: { type: 'commonjs2' }, publicPath: '/h/' },
    module: {
      rules: [
        messagesRule({ builder: HOST, shipped: true, languages: translatedLanguages() }),
        typeScriptRule(),
        cssRule({ folder: HOST, modules: { exportOnlyLocals: true } }),
        { ...assetRule(), generator: { emit: false } },
      ],
    },
    // Only browsers load remotes.
    plugins: [
      new IgnorePlugin({ resourceRegExp: /\/federation-runtime$/ }),
      new TranslationsPlugin({ builder: HOST, languages: translatedLanguages() }),
    ],
    optimization: { minimize: false, splitChunks: false },
    cache: base.cache && { ...base.cache, name: 'renderer' },
  };
}

module.exports = { rendererConfig };
