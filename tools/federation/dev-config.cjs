const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const refreshTypeScript = require('react-refresh-typescript').default;
const { createDocument, FOLDER: DESK } = require('./desk-config.cjs');
const { ROOT, HOST, HOST_CONTAINER, REMOTES } = require('./packages.cjs');
const { baseConfig } = require('./base-config.cjs');
const { listPages } = require('./exposes.cjs');
const { brandRule, federationDefines } = require('./host-config.cjs');
const { container } = require('./remote-config.cjs');
const { getDeclarations } = require('./remotes.cjs');

/** React Refresh: components repaint in place and keep their state. */
const refreshing = (library) => ({
  plugins: [new ReactRefreshPlugin({ library, overlay: false })],
  transformers: [refreshTypeScript()],
});

/**
 * React reports its roots to the refresh runtime of a remote only through the devtools hook, which must exist before React starts. Without
 * it, a remote's edit is applied but not rendered.
 */
const DEVTOOLS_HOOK = `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true,
 inject(r) { const id = this.renderers.size + 1; this.renderers.set(id, r); return id; },
 onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} }</script>`;

/** Creates the registry that the gateway writes in production, pointing to the development servers. */
function developmentRegistry(remoteOrigin) {
  const remotes = REMOTES.map(({ folder, name, owner, contact }) => {
    const pages = Object.fromEntries(listPages(folder).map((page) => [page, { js: [], css: [], host: [] }]));
    return [
      name,
      {
        version: 'development',
        base: `${remoteOrigin(folder)}/`,
        entry: 'remoteEntry.js',
        owner,
        contact,
        pages,
        integrity: {},
      },
    ];
  });
  return { remotes: Object.fromEntries(remotes), declared: getDeclarations(REMOTES), host: {} };
}

const hostDocument = (registry) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${DEVTOOLS_HOOK}
<script type="application/json" id="sf-registry">${JSON.stringify(registry).replaceAll('<', '\\u003c')}</script>
</head><body><div id="root"></div></body></html>`;

/** @param {(folder: string) => string} remoteOrigin returns the origin of a remote's development server */
function hostDevelopmentConfig(remoteOrigin) {
  const { plugins, transformers } = refreshing(HOST_CONTAINER);
  const base = baseConfig({
    folder: HOST,
    container: HOST_CONTAINER,
    mode: 'development',
    outputPath: path.join(ROOT, 'host/dist/development'),
    transformers,
  });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    module: { rules: [brandRule, ...base.module.rules] },
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      ...plugins,
      federationDefines(),
      new HtmlWebpackPlugin({ templateContent: () => hostDocument(developmentRegistry(remoteOrigin)) }),
    ],
  };
}

function remoteDevelopmentConfig(folder) {
  const { name } = REMOTES.find((remote) => remote.folder === folder);
  const { plugins, transformers } = refreshing(name);
  const base = baseConfig({
    folder,
    container: name,
    mode: 'development',
    outputPath: path.join(ROOT, folder, 'dist/development'),
    layer: true,
    transformers,
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [...base.plugins, ...plugins, container(folder)],
  };
}

function deskDevelopmentConfig() {
  const { plugins, transformers } = refreshing(DESK);
  const base = baseConfig({
    folder: DESK,
    container: DESK,
    mode: 'development',
    outputPath: path.join(ROOT, DESK, 'dist/development'),
    transformers,
  });
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    module: { rules: [brandRule, ...base.module.rules] },
    output: { ...base.output, publicPath: '/' },
    plugins: [...base.plugins, ...plugins, new HtmlWebpackPlugin({ templateContent: createDocument })],
  };
}

module.exports = { deskDevelopmentConfig, hostDevelopmentConfig, remoteDevelopmentConfig, refreshing };
