// Publishes, tries out, promotes and rolls back the release of one remote in a data folder's registry. The gateway reads
// the registry at request time: no build of the host, no restart.
import { Registry, builtRelease } from './lib/registry.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';

const USAGE = `node tools/release.mjs publish <remote>|all [--version=<version>] [--canary=<percent>] [--origin=<url>]
node tools/release.mjs introduce <remote>|all   publishes only what this registry has never held
node tools/release.mjs promote <remote>     the canary becomes the active release
node tools/release.mjs rollback <remote>    ends a canary, else goes back to the previous release
node tools/release.mjs status

Without --version the last build is published. The registry is DATA_DIR/registry.json; --origin is where the release folder is served from. Without it
REMOTE_ORIGIN counts, with a star for the remote's name (https://*.assets.shop.example), else the local server.`;

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);

function canaryShare() {
  const text = option('canary');
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100)) throw new Error(`--canary=${text} is not a percentage above 0`);
  return percent / 100;
}

const getOrigin = ({ folder, port }) =>
  (option('origin') ?? process.env.REMOTE_ORIGIN)?.replace('*', folder) ?? `http://localhost:${port}`;

async function main() {
  loadDotEnv();
  const settings = readSettings();
  const registry = new Registry(settings.dataDir);
  const [command, folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  if (command === 'publish' || command === 'introduce') {
    const chosen = settings.remotes.filter((remote) => folder === 'all' || remote.folder === folder);
    if (chosen.length === 0) throw new Error(`Unknown remote "${folder}"`);
    for (const remote of chosen) {
      const release = await builtRelease(remote.folder, option('version'));
      const origin = getOrigin(remote);
      const active =
        command === 'introduce'
          ? await registry.introduce(remote.folder, release, origin)
          : await registry.publish(remote.folder, release, origin, canaryShare());
      console.log(`${remote.folder} ${active.version} is published at ${active.base}`);
    }
  } else if (command === 'promote') {
    console.log(`${folder} ${(await registry.promote(folder)).version} is active`);
  } else if (command === 'rollback') {
    console.log(`${folder} ${(await registry.rollBack(folder)).version} is active`);
  } else if (command === 'status') {
    for (const { active, previous, canary } of Object.values((await registry.read()).remotes)) {
      const tried = canary ? `, canary ${canary.release.version} for ${canary.share * 100} %` : '';
      console.log(`${active.package}: active ${active.version}, previous ${previous?.version ?? 'none'}${tried}`);
    }
  } else {
    console.log(USAGE);
    process.exitCode = command ? 1 : 0;
  }
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
