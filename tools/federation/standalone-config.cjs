const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { ROOT } = require('./packages.cjs');
const { baseConfig } = require('./base-config.cjs');
const { refreshing } = require('./dev-config.cjs');

/**
 * Configuration of a standalone remote for development: a self-contained application without federation.
 * @param customer the account to sign in with
 */
function standaloneConfig(folder, customer) {
  const name = `${folder}-alone`;
  const { plugins, transformers } = refreshing(name);
  const base = baseConfig({
    folder,
    container: name,
    mode: 'development',
    outputPath: path.join(ROOT, folder, 'dist/standalone'),
    layer: true,
    transformers,
  });
  return {
    ...base,
    entry: { main: './src/standalone/main.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      ...plugins,
      new DefinePlugin({ __DEVELOPMENT_CUSTOMER__: JSON.stringify(customer) }),
      new HtmlWebpackPlugin({
        title: folder,
        templateContent: ({ htmlWebpackPlugin }) =>
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${htmlWebpackPlugin.options.title}</title></head><body><div id="root"></div></body></html>`,
      }),
    ],
    cache: base.cache && { ...base.cache, name },
  };
}

module.exports = { standaloneConfig };
