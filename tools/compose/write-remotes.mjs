// Writes the remotes into `docker-compose.yml`, between two marks, as their `remote.json` declare them: `node tools/compose/write-remotes.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { REMOTES } = requireTool('./federation/packages.cjs');

/** Port of the first remote when the shop runs at its usual ports. */
const FIRST_PORT = 3001;

const getVolume = ({ folder }) => folder.replace('mfe-', 'releases-');

const getService = (remote) => `  ${remote.folder}:
    <<: *remote
    build: { context: ., target: remote, args: { REMOTE: ${remote.folder} } }
    ports: ["${FIRST_PORT + remote.port}:3000"]
    volumes: ["${getVolume(remote)}:/releases"]
`;

/**
 * The Compose file with these remotes between its marks.
 * @throws where it has no marks
 */
export function withRemotes(compose, remotes = REMOTES) {
  const parts = { services: remotes.map(getService), volumes: remotes.map((remote) => `  ${getVolume(remote)}:\n`) };
  return Object.entries(parts).reduce((text, [part, lines]) => {
    const marked = new RegExp(`(  # ${part} of the remotes, .*\\n)[^]*?(  # end of the ${part} of the remotes\\n)`);
    if (!marked.test(text)) throw new Error(`docker-compose.yml has no marks around the ${part} of the remotes`);
    return text.replace(marked, (_, first, last) => `${first}${lines.join('')}${last}`);
  }, compose);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = fromRoot('docker-compose.yml');
  writeFileSync(file, withRemotes(readFileSync(file, 'utf8')));
}
