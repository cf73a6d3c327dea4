const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { ROOT, HOST, HOST_CONTAINER, REMOTES, policyName } = require('./packages.cjs');
const { getDeclarations } = require('./remotes.cjs');
const { baseConfig } = require('./base-config.cjs');
const { providedByHost, versions } = require('./shared-list.cjs');
const { translatedLanguages } = require('../messages/languages.cjs');
const { releaseVersion } = require('./inputs.cjs');
const { TOKENS_FILE } = require('../brand/brand-tokens.cjs');
const { FilePlacePlugin } = require('./file-place-plugin.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { FONTS, RESOLVERS, RUNTIMES, thirdPartyPlugin } = require('./third-party-plugin.cjs');

/**
 * The parts of `ui` that server-rendered pages do not contain are grouped into few files: our own components, and their libraries as pages
 * need them. One file per component would mean eight requests for three widgets, and more bytes.
 */
const inPackage = (...names) =>
  new RegExp(
    `[\\\\/]node_modules[\\\\/](?:\\.pnpm[\\\\/][^\\\\/]+[\\\\/]node_modules[\\\\/])?(?:${names.join('|')})(?:[\\\\/]|$)`,
  );
const POPPED = inPackage(
  '@floating-ui',
  '@radix-ui/react-(?:popper|menu|dropdown-menu|tooltip|popover|select|arrow|roving-focus|collection)',
);
const COMBOBOX = inPackage('@ariakit', 'use-sync-external-store');
const OVERLAYS = inPackage(
  'radix-ui',
  '@radix-ui',
  'aria-hidden',
  'react-remove-scroll',
  'react-remove-scroll-bar',
  'react-style-singleton',
  'use-callback-ref',
  'use-sidecar',
  'get-nonce',
  'tslib',
);

/** The styles of components that nearly every page shows, in one file however their code is bundled: repeated rules would change their order. */
const STYLES_EVERYWHERE =
  /[\\/]shared[\\/]src[\\/](?:failures[\\/]|ui[\\/](?:[\w-]+\.css$|(?:button|domain-name|feedback|field|icon|layout|price|state)[\\/]))|[\\/]host[\\/]src[\\/]layout[\\/](?:cart|notices)[\\/]/;

/** Rows of results: the code is small and comes with the federation runtime, but only pages that show them need the styles. */
const RESULT_ROWS = /[\\/]shared[\\/]src[\\/]ui[\\/]result-row[\\/]/;

/**
 * The components of tables and of forms are in a file each, with their library. The others that only some pages of remotes show are in one.
 * The command palette is separate, with its keyboard shortcuts.
 */
const TABLES = /[\\/]shared[\\/]src[\\/]ui[\\/](?:table|virtual-rows)[\\/]/;
const FORMS = new RegExp(
  `[\\\\/]shared[\\\\/]src[\\\\/]ui[\\\\/]form[\\\\/]|${inPackage('react-hook-form', '@hookform').source}`,
);
const ELSEWHERE =
  /[\\/]shared[\\/]src[\\/]ui[\\/](?:nonce\.ts$|(?:accordion|country-combobox|date|dialog|menu|ruler|tabs|timeline|tooltip)[\\/])/;

/**
 * The formatter of dates goes where the widgets are that show them. Pages of the host without widgets bundle it: it is smaller than a
 * request.
 */
const DATES = new RegExp(
  `[\\\\/]shared[\\\\/]src[\\\\/]domain[\\\\/]date-format\\.ts$|${inPackage('date-fns').source}`,
);
const isProvided = (chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ module }) => /[\\/]federation[\\/]provided\.ts$/.test(module?.resource ?? '')),
  );

/** Pages of the host that bundle the parts they need: shared files would add parts that they do not need, and requests. */
const OWN_FILE = new Set(['home', 'help']);
const exceptOwnFile = (chunk) => !chunk.canBeInitial() && !OWN_FILE.has(chunk.name);

/**
 * Neither shares a file of code with other chunks. The home page would wait for another file for 2 KB, and so would each page of a remote:
 * its federation runtime includes what all of them need, the shared state and the most common components.
 */
const exceptOwnFileAndFederation = (chunk) => exceptOwnFile(chunk) && chunk.name !== 'federation';

/** Constants that strip unused parts from the federation runtime: the host loads no manifests and runs in browsers only. */
const federationDefines = () =>
  new DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') });

/**
 * The router for production. Its package names two builds, and its `exports` always lead to the one with warnings for developers
 * (https://github.com/remix-run/react-router/issues/14102).
 */
function productionRouter() {
  const ofRouterDom = require.resolve('react-router-dom', { paths: [path.join(ROOT, 'shared')] });
  const manifest = require.resolve('react-router/package.json', { paths: [ofRouterDom] });
  const build = path.join(path.dirname(manifest), 'dist/production');
  return { 'react-router$': `${build}/index.mjs`, 'react-router/dom$': `${build}/dom-export.mjs` };
}

const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: require.resolve('./pure-router-loader.cjs'),
};

const queryRule = {
  test: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
  loader: require.resolve('./one-page-queries-loader.cjs'),
};

const mutationsRule = {
  test: /[\\/]query-core[\\/]build[\\/]modern[\\/]mutation(?:Cache|Observer)\.js$/,
  loader: require.resolve('./late-mutations-loader.cjs'),
};

const rangesRule = {
  test: /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/,
  loader: require.resolve('./ranges-once-loader.cjs'),
};

const manifestsRule = {
  test: /[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  loader: require.resolve('./no-manifests-loader.cjs'),
};

/** Applies the accents of the brand to the tokens before any other loader. */
const brandRule = { resource: TOKENS_FILE, enforce: 'pre', loader: require.resolve('../brand/tokens-loader.cjs') };

/** The host for production. `provides` lists the versions of the packages for remotes. */
function hostConfig({
  version = releaseVersion(HOST),
  outputPath = path.join(ROOT, HOST, 'dist/client', version),
  provides = versions(),
} = {}) {
  const base = baseConfig({
    folder: HOST,
    container: HOST_CONTAINER,
    mode: 'production',
    outputPath,
    // Outside the release folders, so that a font is fetched once, not with each release.
    stableAssets: { outputPath: '../', publicPath: '/h/' },
  });
  const publicPath = `/h/${version}/`;
  return {
    ...base,
    entry: { main: './src/index.ts' },
    resolve: { ...base.resolve, alias: productionRouter() },
    module: {
      rules: [brandRule, routerRule, queryRule, mutationsRule, rangesRule, manifestsRule, ...base.module.rules],
    },
    output: { ...base.output, publicPath, trustedTypes: { policyName: policyName(HOST_CONTAINER) } },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: exceptOwnFileAndFederation,
        cacheGroups: {
          defaultVendors: { minChunks: 2 },
          popped: { name: 'ui-pop', test: POPPED, chunks: exceptOwnFile, enforce: true, priority: 30 },
          combobox: { name: 'ui-combobox', test: COMBOBOX, chunks: exceptOwnFile, enforce: true, priority: 30 },
          overlays: { name: 'ui-overlay', test: OVERLAYS, chunks: exceptOwnFile, enforce: true, priority: 20 },
          forms: { name: 'ui-form', test: FORMS, chunks: exceptOwnFile, enforce: true, priority: 20 },
          tables: { name: 'ui-table', test: TABLES, chunks: exceptOwnFile, enforce: true, priority: 20 },
          resultRows: {
            name: 'federation',
            type: 'javascript/auto',
            test: RESULT_ROWS,
            chunks: exceptOwnFile,
            enforce: true,
            priority: 20,
          },
          resultRowStyles: {
            name: 'ui-result-row',
            type: 'css/mini-extract',
            test: RESULT_ROWS,
            chunks: exceptOwnFile,
            enforce: true,
            priority: 20,
          },
          stylesEverywhere: {
            name: 'ui',
            type: 'css/mini-extract',
            test: (module) => STYLES_EVERYWHERE.test(module.nameForCondition() ?? ''),
            chunks: exceptOwnFile,
            enforce: true,
            priority: 12,
          },
          dates: {
            name: 'ui-more',
            test: DATES,
            chunks: (chunk) => exceptOwnFileAndFederation(chunk) && isProvided(chunk),
            enforce: true,
            priority: 10,
          },
          elsewhere: { name: 'ui-more', test: ELSEWHERE, chunks: exceptOwnFile, enforce: true, priority: 10 },
        },
      },
    },
    plugins: [
      ...base.plugins,
      federationDefines(),
      new FilePlacePlugin(HOST_CONTAINER),
      new IntegrityPlugin(),
      new PrecompressPlugin(),
      thirdPartyPlugin([...RUNTIMES, ...FONTS, ...RESOLVERS]),
      new ReleasePlugin({
        provides: providedByHost(provides),
        describe: {
          name: HOST_CONTAINER,
          package: HOST,
          version,
          publicPath,
          languages: translatedLanguages(),
          policies: [policyName(HOST_CONTAINER)],
          // Fallback for releases without a declaration, and for remotes without a release.
          declared: getDeclarations(REMOTES),
        },
      }),
    ],
  };
}

module.exports = { hostConfig, federationDefines, brandRule };
