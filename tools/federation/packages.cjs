// The packages that a browser loads.
const path = require('node:path');
const { remotesIn, containerName } = require('./remotes.cjs');

const ROOT = path.resolve(__dirname, '../..');

/** The remotes of this checkout, as their `remote.json` declares them. */
const REMOTES = remotesIn(ROOT);
const REMOTE_FOLDERS = REMOTES.map(({ folder }) => folder);

/** Name of the webpack Trusted Types policy of a build; the gateway lists it in the document's CSP. */
const policyName = (container) => `sf-${container}`;

module.exports = { ROOT, HOST: 'host', HOST_CONTAINER: 'sf_host', REMOTES, REMOTE_FOLDERS, containerName, policyName };
