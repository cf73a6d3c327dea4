// Serves an own build of one remote and rebuilds it when its sources change, for a browser to use instead of the release of a running shop:
// `npm run try -- mfe-domains`, then the page /own-builds of that shop. `--port=3103` uses another port.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildRemote } from './lib/build-browser.mjs';
import { fromRoot, requireTool } from './lib/paths.mjs';
import { requireFree } from './lib/ports.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { releaseServer } from './serve-releases.mjs';

const { releaseVersion } = requireTool('./federation/inputs.cjs');

/** Milliseconds between two checks of the sources. */
const LOOK_EVERY = 1_000;

function readArguments() {
  const { remotes } = readSettings();
  const [folder, option = ''] = process.argv.slice(2);
  const known = remotes.find((remote) => remote.folder === folder);
  if (!known)
    throw new Error(
      `Name one remote: npm run try -- ${remotes[0].folder}. Known are ${remotes.map((remote) => remote.folder).join(', ')}.`,
    );
  const port = /^--port=\d{1,5}$/.test(option) ? Number(option.slice('--port='.length)) : known.port;
  return { folder, port };
}

async function tryRemote() {
  loadDotEnv();
  const { folder, port } = readArguments();
  await requireFree([{ port, variable: '--port', what: folder }]);
  await buildRemote(folder);
  releaseServer({ name: folder, root: fromRoot(folder, 'dist', folder) }).listen(port, 'localhost');
  console.log(
    `\n${folder} is served at http://localhost:${port}\nOpen /own-builds of the shop, choose ${folder} and port ${port}. Source changes show after a reload. Ctrl-C stops it.\n`,
  );
  let seen = releaseVersion(folder);
  for (;;) {
    await sleep(LOOK_EVERY);
    const version = releaseVersion(folder);
    if (version === seen) continue;
    seen = version;
    await buildRemote(folder).then(
      () => console.log(`built ${version}`),
      (error) => console.error(`${error.message}\nThe previous build is still served.`),
    );
  }
}

try {
  await tryRemote();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
