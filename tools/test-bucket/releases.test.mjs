// Tests releases in a bucket on a real S3 server, through the command and through gateways. The build is that of this checkout; further
// versions are put into the bucket as another machine would do.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { startCeph } from '../lib/ceph-server.mjs';
import { openReleaseStore } from '../lib/open-release-store.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';
import { builtRelease, Registry } from '../lib/registry.mjs';
import { fileAddress } from '../lib/release-store.mjs';
import { bucketEnv, openWay, runCommand, startGateway, tempFolder, until } from './machines.mjs';

const REMOTE = 'mfe-account';
const BUCKET = 'releases';
const DAY_MS = 86_400_000;
const { S3Client, CreateBucketCommand, PutObjectCommand } = createRequire(fromRoot('host/package.json'))(
  '@aws-sdk/client-s3',
);

const clientFor = ({ endpoint, accessKeyId, secretAccessKey }) =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

let ceph;
let store;
let client;
let way;
let env;
let built;
let shown;
let first;
let second;
const folder = tempFolder('release-command');
const command = (...args) => runCommand(args, { ...env, DATA_DIR: folder });
const succeed = async (...args) => {
  const { code, stdout, stderr } = await command(...args);
  assert.equal(code, 0, stderr);
  return stdout;
};
const readRegistry = () => store.registry.read();
/** Publishes like the command, but in this process: each start of the command takes most of a second. */
const publishBuilt = () => new Registry(store.registry).publish(REMOTE, built, 'https://assets.shop.example');
const put = (Key, Body) => client.send(new PutObjectCommand({ Bucket: BUCKET, Key: `shop/${Key}`, Body }));

/** Keeps server rendering for one page only; each further page would cost a second for each version. */
const showsOnly = (page, { pages, ...release }) => ({
  ...release,
  pages: Object.fromEntries(
    Object.entries(pages).map(([name, { server, ...rest }]) => [name, name === page ? { ...rest, server } : rest]),
  ),
});

/** Puts a version built by another machine into the bucket: the same files but one. */
async function addVersion(version) {
  const name = 'node/login.cjs';
  const text = `module.exports = {}; // ${version}`;
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const release = { ...shown, version, files: { ...built.files, [name]: { ...built.files[name], integrity } } };
  await put(`releases/${REMOTE}/files/${fileAddress(name, integrity)}`, text);
  await put(`releases/${REMOTE}/${version}/release.json`, JSON.stringify(release));
  return release;
}

/** Runs `work` with the settings of the bucket in this process. */
async function withSettings(work) {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(env)) if (before[name] === undefined) delete process.env[name];
  }
}

/** Opens the store of the bucket like the command. */
const openStore = () => withSettings(() => openReleaseStore({ dataDir: folder }));

before(async () => {
  ceph = await startCeph();
  client = clientFor(ceph);
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  env = { ...bucketEnv(ceph, `s3://${BUCKET}/shop`), REMOTE_ORIGIN: 'https://*.assets.shop.example' };
  way = await openWay(ceph.endpoint);
  built = await builtRelease(REMOTE);
  shown = showsOnly('login', built);
  store = await openStore();
});
after(async () => {
  await first?.remove();
  await second?.remove();
  way?.close();
  client?.destroy();
  await ceph?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('releases in a bucket', () => {
  const script = () => Object.keys(built.files).find((name) => /^page-login.*\.js$/.test(name)) ?? built.entry;
  const address = (name) => `/${REMOTE}/files/${fileAddress(name, built.files[name].integrity)}`;

  test('[MF-05g] a release published by one machine is served by gateways on others, which share only the bucket', async () => {
    first = await startGateway({ ...env, RENDER_DEADLINE_MS: '5000' });
    second = await startGateway({ ...env, S3_ENDPOINT: way.endpoint });
    assert.match(await succeed('publish', REMOTE), /is published at https:\/\/mfe-account\.assets\.shop\.example/);
    for (const gateway of [first, second]) {
      const answer = await gateway.get(address(script()), { 'accept-encoding': 'br' });
      assert.equal(answer.status, 200, gateway.output());
      const hash = createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('base64');
      assert.equal(`sha256-${hash}`, built.files[script()].integrity);
      const expected = {
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      };
      for (const [name, value] of Object.entries(expected)) assert.equal(answer.headers.get(name), value);
      await until(async () => (await gateway.version()) === built.version, 'a document with the release');
      for (const place of [`/${REMOTE}/files/0123456789abcdef/x.js`, `/${REMOTE}/%2e%2e/registry.json`])
        assert.equal((await gateway.get(place)).status, 404);
    }
    await until(
      async () => (await (await first.get('/site/login')).text()).includes('data-rendered="account.login"'),
      'a page that the release renders',
    );
  });

  test('[MF-05g] starts canaries, promotes, rolls back and refuses bad releases, as with a folder, with a line for each change', async () => {
    await addVersion('9.0.1');
    await succeed('publish', REMOTE, '--version=9.0.1', '--canary=50');
    for (const gateway of [first, second]) {
      await until(async () => (await gateway.version(0)) === '9.0.1', 'the canary');
      assert.equal(await gateway.version(99), built.version);
    }
    await succeed('promote', REMOTE);
    await until(async () => (await second.version(99)) === '9.0.1', 'the promoted release');
    await succeed('rollback', REMOTE);
    await until(async () => (await second.version(99)) === built.version, 'the release before');
    for (const args of [
      ['rollback', REMOTE],
      ['publish', REMOTE, '--version=9.0.1'],
    ]) {
      const { code, stderr } = await command(...args);
      assert.deepEqual([code, /9\.0\.1 is known to be bad \(it was rolled back\)/.test(stderr)], [1, true], stderr);
    }
    await succeed('good', REMOTE, '9.0.1');
    const { remotes } = JSON.parse(await succeed('status', '--json'));
    const { active, previous } = remotes.find(({ remote }) => remote === REMOTE);
    assert.deepEqual([active.version, previous.version, previous.bad], [built.version, '9.0.1', null]);
    const lines = (await succeed('history')).trim().split('\n');
    assert.deepEqual(
      lines.map((line) => line.split(' ')[2]),
      ['publish', 'canary', 'promote', 'rollback', 'mark-bad', 'mark-good'],
    );
  });

  test('[MF-05g] a canary that fails at one gateway is ended at all', async () => {
    await addVersion('9.0.2');
    await succeed('publish', REMOTE, '--version=9.0.2', '--canary=50');
    for (const gateway of [first, second]) await until(async () => (await gateway.version(0)) === '9.0.2');
    for (let visitor = 1; visitor <= 5; visitor += 1) {
      const from = `198.51.100.${visitor}`;
      await first.version(0, from);
      await fetch(`${first.url}/reports/page-failure`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({
          reference: 'r',
          page: 'account.login',
          remote: 'mfe_account',
          version: '9.0.2',
          reason: 'crashed',
          message: 'x',
        }),
      });
    }
    await until(async () => (await second.version(0)) === built.version, 'the active release at the other gateway');
    assert.match((await readRegistry()).bad['mfe_account@9.0.2'].why, /errors for 5 of/);
    await assert.rejects(new Registry(store.registry).promote(REMOTE), /known to be bad/);
    const { who, what } = (await store.registry.history()).at(-1);
    assert.deepEqual([who, what], ['gateway', 'mark-bad']);
  });

  test('[MF-05h] of two changes from the same revision one is made, and the other gets an error', async () => {
    const { revision } = await readRegistry();
    await addVersion('9.0.3');
    const attempts = await Promise.all(
      ['9.0.1', '9.0.3'].map((version) => command('publish', REMOTE, `--version=${version}`, `--expect=${revision}`)),
    );
    assert.deepEqual(attempts.map(({ code }) => code).sort(), [0, 3]);
    const told = attempts.find(({ code }) => code === 3).stderr;
    assert.match(told, new RegExp(`at revision ${revision + 1}, not ${revision}: somebody has changed it`));
    assert.equal((await readRegistry()).revision, revision + 1);
  });

  test('[MF-05h] concurrent changes are made one after the other, and none is lost', async () => {
    const before = await readRegistry();
    const versions = Array.from({ length: 6 }, (_, index) => `9.1.${index}`);
    await Promise.all(
      versions.map(async (version) => {
        const { registry } = await openStore();
        await new Registry(registry).publish(REMOTE, { ...shown, version }, 'https://assets.shop.example');
      }),
    );
    assert.equal((await readRegistry()).revision, before.revision + versions.length);
    const published = (await store.registry.history()).slice(-versions.length).map(({ release }) => release);
    assert.deepEqual([...published].sort(), versions);
    await publishBuilt();
  });

  test('[MF-05g] the desk shows and changes releases of a bucket, with the name of the member of staff', async () => {
    const { createReleaseCommand } = requireTool('tsx/cjs/api').require(
      fromRoot('backend/src/adapters/releases/release-command.ts'),
      import.meta.url,
    );
    const desk = createReleaseCommand({
      command: fromRoot('tools/release.mjs'),
      dataDir: folder,
      gatewayMetrics: [],
      log: undefined,
    });
    const shown = await withSettings(() => desk.status());
    const { active, built: versions } = shown.remotes.find(({ remote }) => remote === REMOTE);
    assert.equal(active.version, built.version);
    assert.ok(versions.some(({ version }) => version === '9.0.3'));
    const tryOut = { action: 'try_out', remote: REMOTE, version: '9.0.3', percent: 10 };
    await withSettings(() => desk.change(tryOut, 'Ines Okafor (desk)', shown.revision));
    await assert.rejects(
      withSettings(() => desk.change(tryOut, 'Ines Okafor (desk)', shown.revision)),
      /somebody has changed it/,
    );
    const line = (await store.registry.history()).at(-1);
    assert.deepEqual([line.who, line.what, line.release], ['Ines Okafor (desk)', 'canary', '9.0.3']);
    await new Registry(store.registry).rollBack(REMOTE);
    await new Registry(store.registry).markGood(REMOTE, '9.0.3');
  });

  test('[MF-05i] a gateway serves and starts while the bucket is unavailable, and follows what was published meanwhile', async () => {
    await until(async () => (await second.version()) === built.version);
    assert.equal((await second.get(address(script()))).status, 200);
    way.cut();
    await until(() => second.logged('gateway.release_store_unavailable').length === 1, 'a word in the log');
    assert.match(second.output(), /does not answer .*check S3_ENDPOINT and the network/);
    await second.stop();
    second = await startGateway({ ...env, S3_ENDPOINT: way.endpoint }, second.dataDir);
    assert.equal(await second.version(), built.version);
    assert.equal((await second.get(address(script()))).status, 200);
    await succeed('publish', REMOTE, '--version=9.0.3');
    await until(() => second.logged('gateway.release_store_unavailable').length === 1, 'a word in the log');
    way.mend();
    await until(async () => (await second.version()) === '9.0.3', 'what was published meanwhile');
    await until(() => second.logged('gateway.release_store_available').length === 1, 'a word in the log');
    await publishBuilt();
  });

  test('[MF-05i] an altered object of the bucket is never served', async () => {
    const release = await addVersion('9.0.4');
    const name = 'node/login.cjs';
    const place = `files/${fileAddress(name, release.files[name].integrity)}`;
    await put(`releases/${REMOTE}/${place}`, 'alert(1)');
    await succeed('publish', REMOTE, '--version=9.0.4');
    await until(async () => (await first.version()) === '9.0.4');
    const answer = await first.get(`/${REMOTE}/${place}`);
    assert.deepEqual([answer.status, await answer.text()], [502, 'Not what was published']);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    await until(() => first.output().includes('is not what was published'), 'a word in the log');
    // Server rendering has refused it as well: the visitor got the frame.
    assert.ok(!(await (await first.get('/site/login')).text()).includes('data-rendered'));
    await publishBuilt();
  });

  test('[MF-05i] wrong credentials, bucket or address are reported with what to do, by the command and by a gateway, without secrets', async () => {
    const wrong = 'wrong-secret-0123456789';
    for (const [change, message] of [
      [
        { AWS_SECRET_ACCESS_KEY: wrong },
        /does not accept the credentials .*check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
      ],
      [{ RELEASE_STORE: 's3://nowhere' }, /has no bucket "nowhere": create it, or correct RELEASE_STORE/],
      [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, /does not answer \(ECONNREFUSED\): check S3_ENDPOINT/],
      [{ RELEASE_STORE: 'releases' }, /RELEASE_STORE: must be a bucket such as s3:\/\/releases/],
    ]) {
      const changed = { ...env, ...change };
      const { code, stdout, stderr } = await runCommand(['status'], changed);
      assert.equal(code, 1);
      assert.match(stderr, message);
      const gateway = await startGateway(changed);
      assert.notEqual(gateway.exitCode() ?? 0, 0);
      assert.match(gateway.output(), message);
      for (const text of [stdout, stderr, gateway.output()])
        for (const secret of [wrong, ceph.secretAccessKey]) assert.ok(!text.includes(secret));
      await gateway.remove();
    }
    for (const gateway of [first, second]) assert.ok(!gateway.output().includes(ceph.secretAccessKey));
  });

  test('[MF-05j] removes what can no longer be requested, and nothing that the registry names or a tab may use', async () => {
    const { registry, releases, bucket } = store;
    const listed = async () => (await bucket.list(`releases/${REMOTE}/`)).map(({ key }) => key);
    for (let index = 0; index < 12; index += 1) await addVersion(`9.2.${index}`);
    const later = Date.now() + 30 * DAY_MS;
    const named = await new Registry(registry).versions(Date.now(), 'mfe_account');
    assert.ok(named.includes(built.version) && named.includes('9.0.4'));
    // A named release without a description, like the six versions that were published at once, prevents all deletions.
    await assert.rejects(releases.prune(REMOTE, named, later), /nothing of mfe-account was removed/);
    for (const version of named) if (version.startsWith('9.1.')) await addVersion(version);
    const all = await listed();
    assert.match(await succeed('prune'), /mfe-account: 0 objects removed/);
    assert.deepEqual(await listed(), all);
    assert.ok((await releases.prune(REMOTE, named, later)) > 0);
    const left = await listed();
    for (const version of named) assert.ok(left.includes(`releases/${REMOTE}/${version}/release.json`), version);
    for (const name of Object.keys(built.files))
      assert.ok(left.includes(`releases/${REMOTE}/files/${fileAddress(name, built.files[name].integrity)}`), name);
    assert.ok(!left.includes(`releases/${REMOTE}/9.2.0/release.json`));
  });
});

test('[MF-05h] a server that ignores conditions of writes is refused before anything is changed', async () => {
  const S3rver = createRequire(fromRoot('tools/package.json'))('@20minutes/s3rver');
  const directory = tempFolder('s3rver');
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    // The server implements an older way of signing; this test is about conditions.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  const others = bucketEnv(
    { endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    `s3://${BUCKET}`,
  );
  try {
    const { code, stderr } = await runCommand(['publish', REMOTE, '--origin=https://assets.shop.example'], others);
    assert.equal(code, 1);
    assert.match(stderr, /ignores conditional writes .*take a server that has them/);
    const gateway = await startGateway(others);
    assert.match(gateway.output(), /ignores conditional writes/);
    assert.notEqual(gateway.exitCode() ?? 0, 0);
    await gateway.remove();
    assert.match((await runCommand(['status'], others)).stdout, /Revision 0/);
  } finally {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  }
});
