// Publishes, promotes and rolls back the releases of a remote in the registry of a data folder or a bucket. The gateway reads the registry
// at request time: no build of the host, no restart.
import { readFile } from 'node:fs/promises';
import { backendDocument } from './contract/contract-calls.mjs';
import { sharedSurface } from './contract/declarations.mjs';
import {
  backendProblems,
  builtContract,
  Contracts,
  hostProblems,
  IncompatibleError,
  releaseProblems,
} from './lib/contracts.mjs';
import { openReleaseStore } from './lib/open-release-store.mjs';
import { Registry, StaleRegistryError, builtRelease, builtReleases, builtVersion } from './lib/registry.mjs';
import { loadDotEnv, readSettings } from './lib/settings.mjs';
import { requireTool } from './lib/paths.mjs';

const { containerName } = requireTool('./federation/packages.cjs');

const USAGE = `node tools/release.mjs publish <remote>|all [--version=<version>] [--canary=<percent>] [--origin=<url>]
node tools/release.mjs introduce <remote>|all   publishes only what this registry has never held
node tools/release.mjs promote <remote>     the canary becomes the active release
node tools/release.mjs rollback <remote>    ends a canary, else goes back to the previous release
node tools/release.mjs good <remote> <version>   takes back that a release is known to be bad
node tools/release.mjs status [--json]      with --json also what could be tried out, and the last changes
node tools/release.mjs history              who has changed the registry, when and how
node tools/release.mjs prune                removes from the bucket what nobody can ask for any more
node tools/release.mjs deployed host|backend [--from=<file or url>] [--only] [--anyway]
node tools/release.mjs check                this checkout against what is deployed, both ways

Without --version the last build is published. The registry is DATA_DIR/registry.json,
or with RELEASE_STORE=s3://<bucket> that of the bucket, where publishing puts the release too; --origin is where the release folder is served from. Without it
REMOTE_ORIGIN counts, with a star for the remote's name (https://*.assets.shop.example), else the local server. --expect=<revision> refuses to change a
registry that somebody has changed since, and ends with 3.

"deployed" records that the built host, or a backend (by its /openapi.json), is being deployed beside those recorded before, or with --only in
their place. With --anyway it only warns of what does not fit, for a deployment that replaces all at once. Publishing refuses a release that
none of these hosts can run or whose calls one of these backends does not answer. "check" and "deployed" list what does not fit, and end with 1
if there is anything.`;

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const isSet = (name) => process.argv.includes(`--${name}`);

function canaryShare() {
  const text = option('canary');
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100)) throw new Error(`--canary=${text} is not a percentage above 0`);
  return percent / 100;
}

function getOrigin({ folder, port }, releases) {
  const origin = (option('origin') ?? process.env.REMOTE_ORIGIN)?.replace('*', folder);
  if (!origin && releases)
    throw new Error(
      'Say where browsers find releases: set REMOTE_ORIGIN, or give --origin, to the address of the gateways or of a CDN before them',
    );
  return origin ?? `http://localhost:${port}`;
}

/** Returns the release to publish: the local build, or else one in the bucket. */
async function findRelease(folder, releases) {
  const version = option('version');
  const stored = version === undefined ? undefined : await releases?.find(folder, version);
  const built = await builtRelease(folder, version).catch((error) => {
    if (!stored) throw error;
    return undefined;
  });
  return { release: built ?? stored, isBuilt: built !== undefined };
}

/** Lists the deployed hosts and backends. */
async function listLive(contracts) {
  const [hosts, backends] = await Promise.all([contracts.all('host'), contracts.all('backend')]);
  return { hosts, backends };
}

/** Lists every release that the registry may serve, with its contract record. */
async function publishedReleases(registry, contracts) {
  const { remotes } = await registry.read();
  const releases = Object.values(remotes).flatMap(({ active, previous, canary }) =>
    [active, previous, canary?.release].filter(Boolean),
  );
  return Promise.all(
    releases.map(async (release) => ({ release, contract: await contracts.of(release.name, release.version) })),
  );
}

function requireNone(problems) {
  if (problems.length > 0) throw new IncompatibleError(problems.join('\n'));
}

async function publish(command, chosen, { registry, contracts, releases }) {
  const live = await listLive(contracts);
  for (const [kind, known] of [
    ['host', live.hosts],
    ['backend', live.backends],
  ])
    if (known.length === 0)
      console.warn(`No ${kind} is recorded as deployed (node tools/release.mjs deployed ${kind}), so none was asked.`);
  for (const remote of chosen) {
    const origin = getOrigin(remote, releases);
    const { release, isBuilt } = await findRelease(remote.folder, releases);
    const contract = isBuilt
      ? await builtContract(remote.folder, release.version)
      : await contracts.of(release.name, release.version);
    requireNone(releaseProblems(release, contract, live));
    if (isBuilt) await releases?.add(remote.folder, release);
    const active =
      command === 'introduce'
        ? await registry.introduce(remote.folder, release, origin)
        : await registry.publish(remote.folder, release, origin, canaryShare());
    if (contract) await contracts.keep(release.name, release.version, contract);
    console.log(`${remote.folder} ${active.version} is published at ${active.base}`);
  }
  const named = await registry.versions();
  for (const { release } of await publishedReleases(registry, contracts)) await contracts.keepOnly(release.name, named);
}

async function readDocument(from) {
  if (!/^https?:/.test(from)) return JSON.parse(await readFile(from, 'utf8'));
  const response = await fetch(from);
  if (!response.ok) throw new Error(`${from} answered ${response.status}`);
  return response.json();
}

/** Reads the host or backend to be deployed, in the format of the records. */
async function readCandidate(kind) {
  const from = option('from');
  if (kind === 'host') {
    if (from) return { version: option('version') ?? 'candidate', record: await readDocument(from) };
    const version = await builtVersion('host');
    return { version, record: await builtContract('host', version) };
  }
  const record = from ? await readDocument(from) : await backendDocument();
  return { version: option('version') ?? record.info.version, record };
}

async function recordDeployed(kind, { registry, contracts }) {
  if (kind !== 'host' && kind !== 'backend') throw new Error('Say what is deployed: host or backend');
  const candidate = await readCandidate(kind);
  const problems = (await publishedReleases(registry, contracts)).flatMap(({ release, contract }) =>
    kind === 'host' ? hostProblems(release, contract, candidate) : backendProblems(release, contract, candidate),
  );
  if (isSet('anyway')) for (const problem of problems) console.warn(problem);
  else requireNone(problems);
  if (isSet('only')) await contracts.keepOnly(kind, [candidate.version]);
  await contracts.keep(kind, candidate.version, candidate.record);
  console.log(`The ${kind} ${candidate.version} is recorded as deployed`);
}

/**
 * Compares both ways: published releases with the host and backend of this checkout, and the remotes of this checkout with deployed hosts
 * and backends.
 */
async function check({ settings, registry, contracts }) {
  const { versions } = requireTool('./federation/shared-list.cjs');
  const host = { version: 'of this checkout', record: { surface: await sharedSurface(), provides: versions() } };
  const backend = { version: 'of this checkout', record: await backendDocument() };
  const live = await listLive(contracts);
  const published = await publishedReleases(registry, contracts);
  const built = await Promise.all(
    settings.remotes.map(async ({ folder }) => {
      const release = await builtRelease(folder).catch(() => undefined);
      return release && { release, contract: await builtContract(folder, release.version) };
    }),
  );
  const problems = [
    ...published.flatMap(({ release, contract }) => [
      ...hostProblems(release, contract, host),
      ...backendProblems(release, contract, backend),
    ]),
    ...live.hosts.flatMap((one) => backendProblems({ name: 'host', version: one.version }, one.record, backend)),
    ...built.filter(Boolean).flatMap(({ release, contract }) => releaseProblems(release, contract, live)),
  ];
  for (const { release, contract } of published)
    if (!contract)
      console.log(
        `${release.name} ${release.version} has no record of what it needs: only its versions were compared.`,
      );
  console.log(
    `Compared ${published.length} published and ${built.filter(Boolean).length} built releases, ${live.hosts.length} hosts and ${live.backends.length} backends that are deployed.`,
  );
  requireNone(problems);
  console.log('They fit.');
}

async function printStatus(registry) {
  const { revision = 0, remotes } = await registry.read();
  console.log(`Revision ${revision}`);
  for (const { active, previous, canary } of Object.values(remotes)) {
    const described = async (release) => {
      const bad = await registry.badness(release);
      return bad ? `${release.version} (known to be bad: ${bad.why})` : (release?.version ?? 'none');
    };
    const tried = canary ? `, canary ${await described(canary.release)} for ${canary.share * 100} %` : '';
    console.log(`${active.package}: active ${await described(active)}, previous ${await described(previous)}${tried}`);
  }
}

/** Number of log lines in the output for programs. */
const LAST_CHANGES = 50;

const triable = async (folder, releases) =>
  releases ? (await releases.all(folder)).map(({ release }) => release) : builtReleases(folder);

/** Deletes releases from the bucket that can no longer be requested. */
async function prune({ settings, registry, releases }) {
  if (!releases) throw new Error('Only a bucket is pruned so; builds prune their folders: set RELEASE_STORE');
  for (const { folder } of settings.remotes) {
    const named = await registry.versions(Date.now(), containerName(folder));
    console.log(`${folder}: ${await releases.prune(folder, named)} objects removed`);
  }
}

/** Returns the status as data for programs, such as the desk. */
async function describeStatus({ registry, releases, settings }) {
  const { revision = 0, remotes } = await registry.read();
  const described = async (release) => {
    if (!release) return null;
    const { version, commit = null, publishedAt = null } = release;
    return { version, commit, published_at: publishedAt, bad: (await registry.badness(release))?.why ?? null };
  };
  return {
    revision,
    remotes: await Promise.all(
      settings.remotes.map(async ({ folder, title }) => {
        const { active, previous, canary } = remotes[containerName(folder)] ?? {};
        return {
          remote: folder,
          title,
          active: await described(active),
          previous: await described(previous),
          canary: canary ? { ...(await described(canary.release)), share: canary.share } : null,
          built: await Promise.all((await triable(folder, releases)).map(described)),
        };
      }),
    ),
    changes: (await registry.history()).slice(-LAST_CHANGES).reverse(),
  };
}

async function main() {
  loadDotEnv();
  const settings = readSettings();
  const expected = option('expect') === undefined ? undefined : Number(option('expect'));
  const store = await openReleaseStore(settings);
  const { releases } = store;
  const registry = new Registry(store.registry, { expected });
  const contracts = new Contracts(store.texts);
  const [command, folder, version] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
  if (command === 'publish' || command === 'introduce') {
    const chosen = settings.remotes.filter((remote) => folder === 'all' || remote.folder === folder);
    if (chosen.length === 0) throw new Error(`Unknown remote "${folder}"`);
    await publish(command, chosen, { registry, contracts, releases });
  } else if (command === 'promote') {
    console.log(`${folder} ${(await registry.promote(folder)).version} is active`);
  } else if (command === 'rollback') {
    console.log(`${folder} ${(await registry.rollBack(folder)).version} is active`);
  } else if (command === 'good') {
    await registry.markGood(folder, version);
    console.log(`${folder} ${version} may be served again`);
  } else if (command === 'status') {
    if (isSet('json')) console.log(JSON.stringify(await describeStatus({ registry, releases, settings })));
    else await printStatus(registry);
  } else if (command === 'history') {
    for (const { at, who, what, ...details } of await registry.history())
      console.log(`${at} ${who} ${what} ${JSON.stringify(details)}`);
  } else if (command === 'prune') {
    await prune({ settings, registry, releases });
  } else if (command === 'deployed') {
    await recordDeployed(folder, { registry, contracts });
  } else if (command === 'check') {
    await check({ settings, registry, contracts });
  } else {
    console.log(USAGE);
    process.exitCode = command ? 1 : 0;
  }
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = error instanceof StaleRegistryError ? 3 : 1;
}
