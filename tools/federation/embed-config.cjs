const path = require('node:path');
const { ROOT } = require('./packages.cjs');
const { baseConfig, cssRule, typeScriptRule, messagesRule, pureZodRule } = require('./base-config.cjs');
const { brandRule } = require('./host-config.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');

const FOLDER = 'mfe-search-cart';

/**
 * Search and cart for pages of partners: modules without federation, with everything in them and no global but the element. `v1.js`
 * keeps its name for as long as the version lives; what it loads is named by its content.
 */
function embedConfig({ outputPath }) {
  const base = baseConfig({ folder: FOLDER, container: 'sf_embed', mode: 'production', outputPath });
  const css = cssRule({ folder: FOLDER, first: require.resolve('./embed-style-loader.cjs') });
  // A map of the styles would travel with them.
  const use = css.use.map((step) =>
    typeof step === 'string' ? step : { ...step, options: { ...step.options, sourceMap: false } },
  );
  return {
    ...base,
    name: 'embed',
    entry: { v1: './src/embed/v1.ts', preview: './src/embed/preview.ts', frame: './src/embed/frame.ts' },
    experiments: { outputModule: true },
    output: {
      path: outputPath,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:10].js',
      hashFunction: 'sha256',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: 'auto',
    },
    // The address of the script is known where it runs, not where it is built.
    module: {
      parser: { javascript: { importMeta: false } },
      rules: [
        brandRule,
        messagesRule({ builder: FOLDER, shipped: true }),
        pureZodRule,
        typeScriptRule(),
        { ...css, use: [...use, require.resolve('./page-free-sizes-loader.cjs')] },
      ],
    },
    plugins: [new PrecompressPlugin()],
    optimization: { moduleIds: 'deterministic', splitChunks: false },
    cache: base.cache && { ...base.cache, name: 'embed' },
    context: path.join(ROOT, FOLDER),
  };
}

module.exports = { embedConfig };
