const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { ROOT, containerName, policyName } = require('./packages.cjs');
const { baseConfig } = require('./base-config.cjs');
const { consumedByRemote, versions } = require('./shared-list.cjs');
const { declarationFor, getExposes } = require('./exposes.cjs');
const { translatedLanguages } = require('../messages/languages.cjs');
const { releaseVersion } = require('./inputs.cjs');
const { FilePlacePlugin } = require('./file-place-plugin.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { PrecompressPlugin } = require('./precompress-plugin.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { thirdPartyPlugin } = require('./third-party-plugin.cjs');

const ENTRY = 'remoteEntry.js';

/** The container of a remote, without the federation runtime and without copies of the host's packages. */
function container(folder, builtWith = versions()) {
  return new ModuleFederationPlugin({
    name: containerName(folder),
    filename: ENTRY,
    exposes: getExposes(folder),
    shared: consumedByRemote(builtWith),
    dts: false,
    dev: false,
    manifest: false,
    shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** The production build of a remote, into a folder that is written once. `builtWith` lists the versions of the host's packages. */
function remoteConfig(
  folder,
  {
    version = releaseVersion(folder),
    outputPath = path.join(ROOT, folder, 'dist', folder, version),
    builtWith = versions(),
  } = {},
) {
  const name = containerName(folder);
  const base = baseConfig({ folder, container: name, mode: 'production', outputPath, layer: true });
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', trustedTypes: { policyName: policyName(name) } },
    plugins: [
      ...base.plugins,
      container(folder, builtWith),
      new FilePlacePlugin(name),
      new IntegrityPlugin(),
      new PrecompressPlugin(),
      thirdPartyPlugin(),
      new ReleasePlugin({
        exposes: getExposes(folder),
        describe: {
          name,
          package: folder,
          version,
          ...declarationFor(folder),
          contentAddressed: true,
          entry: ENTRY,
          languages: translatedLanguages(),
          policies: [policyName(name)],
          builtWith,
        },
      }),
    ],
  };
}

module.exports = { remoteConfig, container };
