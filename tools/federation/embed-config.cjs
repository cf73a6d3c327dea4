const path = require('node:path');
const { ROOT } = require('./packages.cjs');
const { baseConfig, cssRule, typeScriptRule, messagesRule, pureZodRule } = require('./base-config.cjs');
const { brandRule } = require('./host-config.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { thirdPartyPlugin } = require('./third-party-plugin.cjs');

const FOLDER = 'mfe-search-cart';

/**
 * Search and cart for partners' pages: self-contained modules without federation, whose only global is the custom element. `v1.js` keeps
 * its name for the life of the version; the files that it loads are named by content hash.
 */
function embedConfig({ outputPath }) {
  const base = baseConfig({ folder: FOLDER, container: 'sf_embed', mode: 'production', outputPath });
  const css = cssRule({ folder: FOLDER, first: require.resolve('./embed-style-loader.cjs') });
  // No source maps for styles, as they would be part of the script.
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
    // The URL of the script is known only at run time.
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
    plugins: [new PrecompressPlugin(), thirdPartyPlugin(['webpack'])],
    optimization: { moduleIds: 'deterministic', splitChunks: false },
    cache: base.cache && { ...base.cache, name: 'embed' },
    context: path.join(ROOT, FOLDER),
  };
}

module.exports = { embedConfig };
