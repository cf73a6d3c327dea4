// Configuration common to all browser builds.
const { createHash } = require('node:crypto');
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const { ROOT } = require('./packages.cjs');
const { translatedLanguages } = require('../messages/languages.cjs');
const { bareEndpoints } = require('./bare-endpoints.cjs');
const { MessagesPlugin } = require('./messages-plugin.cjs');
const { pureCalls } = require('./pure-calls.cjs');

/** Timeout for loading a chunk in milliseconds (webpack's default is two minutes). */
const CHUNK_TIMEOUT_MS = 4000;

/**
 * Class names start with their package and depend on the file's place in the repository, not on the compiler: css-loader's own hash differs
 * between the extracted stylesheet and the build for Node, which needs only the names. All names of a file share one hash, because hashes
 * do not compress, and stylesheets, scripts and documents contain each name.
 */
const localIdent = (folder) => (context, _pattern, localName) => {
  const place = path.relative(ROOT, context.resourcePath).split(path.sep).join('/');
  const hash = createHash('sha256')
    .update(place)
    .digest('base64url')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 5);
  return `${folder.replace(/^mfe-/, '')}-${hash}-${localName}`;
};

const cssModules = (folder, extra = {}) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  getLocalIdent: localIdent(folder),
  ...extra,
});

const cssRule = ({ folder, first, layer, modules }) => ({
  test: /\.css$/,
  use: [
    first,
    {
      loader: require.resolve('css-loader'),
      options: { modules: cssModules(folder, modules), importLoaders: layer ? 1 : 0 },
    },
    ...(layer
      ? [{ loader: require.resolve('./css-layer-loader.cjs'), options: { folder: path.join(ROOT, folder) } }]
      : []),
  ].filter(Boolean),
});

const typeScriptRule = ({ development, transformers = [] } = {}) => ({
  test: /\.tsx?$/,
  use: [
    ...(development ? [] : [require.resolve('./compile-once-loader.cjs')]),
    {
      loader: require.resolve('ts-loader'),
      options: {
        transpileOnly: true,
        configFile: path.join(ROOT, 'tsconfig.base.json'),
        compilerOptions: { noEmit: false, sourceMap: true, ...(development ? { jsx: 'react-jsxdev' } : {}) },
        getCustomTransformers: () => ({
          before: [...transformers, ...(development ? [] : [bareEndpoints]), pureCalls],
        }),
      },
    },
  ],
});

/** Bundles the compiled English catalogues with the code that uses them. */
const messagesRule = (options) => ({
  test: /[\\/]src[\\/].*[\\/]messages\.ts$/,
  enforce: 'pre',
  loader: require.resolve('../messages/loader.mjs'),
  options,
});

const pureZodRule = {
  test: /[\\/]zod[\\/]v4[\\/]core[\\/](?:core|errors|registries)\.js$/,
  loader: require.resolve('./pure-zod-loader.cjs'),
};

/** Pictures and fonts are named by their content. `stable` is a location that outlasts single releases. */
const assetRule = (stable) => ({
  test: /\.(woff2|svg|png|avif|webp)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', ...stable },
});

/**
 * @param {{ folder: string, container: string, mode: 'production' | 'development', outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
function baseConfig({ folder, container, mode, outputPath, layer = false, transformers, stableAssets }) {
  const production = mode === 'production';
  const languages = production ? translatedLanguages() : [];
  return {
    name: folder,
    mode,
    context: path.join(ROOT, folder),
    target: ['web', 'es2022'],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: container,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: production ? CHUNK_TIMEOUT_MS : 120_000,
      hashFunction: 'sha256',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        messagesRule({ builder: folder, shipped: production, languages }),
        pureZodRule,
        typeScriptRule({ development: !production, transformers }),
        cssRule({ folder, layer, first: production ? MiniCssExtractPlugin.loader : require.resolve('style-loader') }),
        assetRule(stableAssets),
      ],
    },
    plugins: production
      ? [
          new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
          new MessagesPlugin({ builder: folder, languages }),
        ]
      : [],
    optimization: {
      runtimeChunk: false,
      moduleIds: 'deterministic',
      // Each pass can make more code unused; the third one still saves half a kilobyte.
      minimizeOptions: { javascript: { compress: { passes: 3 } } },
      minimizer: ['...', new CssMinimizerPlugin()],
      // A smaller file that pages share would cost the first of them another request.
      splitChunks: { chunks: 'async', minSize: 50_000, cacheGroups: { defaultVendors: { minChunks: 2 } } },
    },
    performance: { hints: false },
    // No cache for releases: each is built once per state of its sources, and writing the cache would take a quarter of the build time.
    cache: mode === 'development' && {
      type: 'filesystem',
      name: `${folder}-${mode}${layer ? '-federated' : ''}`,
      cacheDirectory: path.join(ROOT, '.cache/webpack'),
      buildDependencies: {
        config: [__dirname + '/', path.join(ROOT, 'tools/brand/'), path.join(ROOT, 'tools/messages/')],
      },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

module.exports = { baseConfig, cssRule, typeScriptRule, messagesRule, pureZodRule, assetRule, CHUNK_TIMEOUT_MS };
