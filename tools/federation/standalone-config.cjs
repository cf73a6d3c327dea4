const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { ROOT } = require('./packages.cjs');
const { baseConfig } = require('./base-config.cjs');
const { refreshing } = require('./dev-config.cjs');

/** A remote alone: an ordinary application without federation, with everything in it, for development. */
function standaloneConfig(folder) {
  const name = `${folder}-alone`;
  const { plugins, transformers } = refreshing(name);
  const base = baseConfig({ folder, container: name, mode: 'development', outputPath: path.join(ROOT, folder, 'dist/standalone'), layer: true, transformers });
  return {
    ...base,
    entry: { main: './src/standalone/main.ts' },
    output: { ...base.output, publicPath: '/' },
    plugins: [...base.plugins, ...plugins, new HtmlWebpackPlugin({ title: folder, templateContent: ({ htmlWebpackPlugin }) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${htmlWebpackPlugin.options.title}</title></head><body><div id="root"></div></body></html>` })],
    cache: { ...base.cache, name },
  };
}

module.exports = { standaloneConfig };
