// Lists the packages of others in a browser build with their licences, in a file beside the scripts, and refuses licences that nobody has
// agreed to. The gateway makes one text of these lists (host/server/third-party-notices.ts).
const path = require('node:path');
const LicensePlugin = require('webpack-license-plugin');
const { ROOT } = require('./packages.cjs');

const FILE = 'third-party-packages.json';

/** Licences that allow to distribute a package in a product that is not open source, as SPDX identifiers. */
const ACCEPTED = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1']);

const findFolder = (name) =>
  path.dirname(
    require.resolve(`${name}/package.json`, { paths: [__dirname, path.join(ROOT, 'host'), path.join(ROOT, 'shared')] }),
  );

const FONTS = ['@fontsource-variable/radio-canada', '@fontsource-variable/sometype-mono'];

/** What `ui/form` bundles is a package within this one, which has the licence. */
const RESOLVERS = ['@hookform/resolvers'];

/** The runtimes that load modules and stylesheets. */
const RUNTIMES = ['webpack', 'mini-css-extract-plugin'];

/** @param {readonly string[]} bundled packages that are in the output although no module comes from them: runtimes, fonts, outer packages */
const thirdPartyPlugin = (bundled = RUNTIMES) =>
  new LicensePlugin({
    outputFilename: FILE,
    excludedPackageTest: (name) => name === 'storefront' || name.startsWith('@storefront/'),
    includePackages: () => bundled.map(findFolder),
    includeNoticeText: true,
    unacceptableLicenseTest: (licence) => !ACCEPTED.has(licence),
  });

module.exports = { thirdPartyPlugin, FONTS, RESOLVERS, RUNTIMES, THIRD_PARTY_FILE: FILE };
