// Writes the remotes declared in `remote.json` files between the markers of `docker-compose.yml` and `deploy/Caddyfile`:
// `node tools/compose/write-remotes.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { REMOTES } = requireTool('./federation/packages.cjs');

/** Default port of the first remote. */
const FIRST_PORT = 3001;

const getVolume = ({ folder }) => folder.replace('mfe-', 'releases-');

const getService = (remote) => `  ${remote.folder}:
    <<: *remote
    build: { context: ., target: remote, args: { REMOTE: ${remote.folder} } }
    ports: ["\${REMOTES_BIND:-127.0.0.1}:${FIRST_PORT + remote.port}:3000"]
    volumes: ["${getVolume(remote)}:/releases"]
`;

/**
 * Returns the Compose file with these remotes between its markers.
 * @throws if it has no markers
 */
export function withRemotes(compose, remotes = REMOTES) {
  const parts = { services: remotes.map(getService), volumes: remotes.map((remote) => `  ${getVolume(remote)}:\n`) };
  return Object.entries(parts).reduce((text, [part, lines]) => replaceMarked(text, part, lines), compose);
}

/** Returns the Caddyfile with an address for each of these remotes. @throws if it has no markers */
export const withAddresses = (caddyfile, remotes = REMOTES) =>
  replaceMarked(
    caddyfile,
    'addresses',
    remotes.map(({ folder }) => `https://${folder}.{$ASSETS_HOST} {\n\treverse_proxy ${folder}:3000\n}\n`),
  );

function replaceMarked(text, part, lines) {
  const marked = new RegExp(`( *# ${part} of the remotes, .*\\n)[^]*?( *# end of the ${part} of the remotes\\n)`);
  if (!marked.test(text)) throw new Error(`There are no marks around the ${part} of the remotes`);
  return text.replace(marked, (_, first, last) => `${first}${lines.join('')}${last}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, write] of [
    ['docker-compose.yml', withRemotes],
    ['deploy/Caddyfile', withAddresses],
  ]) {
    const file = fromRoot(name);
    writeFileSync(file, write(readFileSync(file, 'utf8')));
  }
}
