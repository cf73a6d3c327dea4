const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { ROOT } = require('./packages.cjs');
const { baseConfig } = require('./base-config.cjs');
const { brandRule } = require('./host-config.cjs');
const { FONTS, RESOLVERS, RUNTIMES, thirdPartyPlugin } = require('./third-party-plugin.cjs');

const FOLDER = 'desk';

/** Creates the document of the desk, an application without federation. The server inserts a nonce for each response. */
const createDocument = () => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow"><link rel="icon" href="data:,"><title>Desk</title><style nonce="%NONCE%"></style></head>
<body><div id="root"></div></body></html>`;

/** @param {{ outputPath?: string }} options */
function deskConfig({ outputPath = path.join(ROOT, FOLDER, 'dist') }) {
  const base = baseConfig({ folder: FOLDER, container: FOLDER, mode: 'production', outputPath, layer: false });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    // The desk is in English only.
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css', ignoreOrder: true }),
      new HtmlWebpackPlugin({ templateContent: createDocument, scriptLoading: 'defer' }),
      thirdPartyPlugin([...RUNTIMES, ...FONTS, ...RESOLVERS]),
    ],
    module: { rules: [brandRule, ...base.module.rules] },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      clean: true,
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
  };
}

module.exports = { createDocument, deskConfig, FOLDER };
