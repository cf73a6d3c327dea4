// A remote is a folder `mfe-*` with a `remote.json`, which declares what it is and what it adds to the shop. Nothing else lists the
// remotes: builds, ports, tests, lint and documents read these files, and a release carries its own.
const fs = require('node:fs');
const path = require('node:path');
const Ajv = require('ajv').default;
const schema = require('./remote.schema.json');

const validate = new Ajv({ allErrors: true }).compile(schema);

/** The federation container has the folder's name with underscores, since it becomes a variable. */
const containerName = (folder) => folder.replaceAll('-', '_');

function readRemote(root, folder) {
  const remote = JSON.parse(fs.readFileSync(path.join(root, folder, 'remote.json'), 'utf8'));
  const wrong = validate(remote)
    ? []
    : validate.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
  if (remote.name !== containerName(folder)) wrong.push(`/name must be ${containerName(folder)}`);
  if (wrong.length > 0) throw new Error(`${folder}/remote.json: ${wrong.join('; ')}`);
  return { folder, ...remote };
}

/** @throws if two remotes declare the same port, path or page, of which only one could be served */
function requireUnique(remotes, what, getValues) {
  const takenBy = new Map();
  for (const remote of remotes) {
    for (const value of new Set(getValues(remote))) {
      if (takenBy.has(value))
        throw new Error(`${takenBy.get(value)} and ${remote.folder} both have the ${what} ${value}`);
      takenBy.set(value, remote.folder);
    }
  }
}

/**
 * The remotes of a checkout, by port.
 * @throws if a declaration is incomplete or conflicts with another
 */
function remotesIn(root) {
  const remotes = fs
    .readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && fs.existsSync(path.join(root, name, 'remote.json')))
    .sort()
    .map((folder) => readRemote(root, folder))
    .sort((one, other) => one.port - other.port);
  requireUnique(remotes, 'port', ({ port }) => [port]);
  requireUnique(remotes, 'path', ({ pages }) => pages.map((page) => page.path));
  requireUnique(remotes, 'page', ({ pages }) => pages.map(({ id }) => id));
  return remotes;
}

/** Fields used only by builds and development. The files of a release show which pages a server can render. */
const FOR_BUILDS = ['example', 'serverRendered'];

/** Returns the part of a declaration that the host needs: its navigation entries, and its pages without the fields for builds. */
const getDeclaration = ({ pages, navigation }) => ({
  pages: pages.map((page) => Object.fromEntries(Object.entries(page).filter(([field]) => !FOR_BUILDS.includes(field)))),
  navigation,
});

/** Maps each remote's name to its declaration, as in the document of a page. */
const getDeclarations = (remotes) => Object.fromEntries(remotes.map((remote) => [remote.name, getDeclaration(remote)]));

module.exports = { remotesIn, containerName, getDeclaration, getDeclarations };
