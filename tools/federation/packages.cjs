// The packages that a browser loads, in the order that decides the remotes' ports (REMOTE_PORT_BASE + index).
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');

/** Folder of the package; the federation container has the same name with underscores, since it becomes a variable. */
const REMOTE_FOLDERS = ['mfe-search-cart', 'mfe-checkout', 'mfe-domains', 'mfe-account'];

const containerName = (folder) => folder.replaceAll('-', '_');

/** Name of the webpack Trusted Types policy of a build; the gateway lists it in the document's CSP. */
const policyName = (container) => `sf-${container}`;

module.exports = { ROOT, HOST: 'host', HOST_CONTAINER: 'sf_host', REMOTE_FOLDERS, containerName, policyName };
