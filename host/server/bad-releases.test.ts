import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CanaryWatch } from './canary-watch';
import { fetchReleaseFiles } from './release-files';
import { ReleaseProbe } from './release-probe';
import { createGateway } from './gateway';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

/** The gateway detects changes by modification time, which file systems store in ticks. Milliseconds. */
const TICK = 20;
const [ACTIVE, CANARY] = [accountRelease('1.0.0-a'), accountRelease('1.0.0-b')];
const TRIED = createRegistry(ACTIVE, { canary: { release: CANARY, share: 0.5 } });

let host: BuiltHost;
beforeEach(async () => {
  host = await builtHost();
  host.publish(TRIED);
});
afterEach(() => host.close());

const until = async (isTrue: () => boolean | Promise<boolean>) => {
  for (const deadline = Date.now() + 50_000; !(await isTrue()) && Date.now() < deadline;) await sleep(TICK);
  expect(await isTrue()).toBe(true);
};

const versionIn = (body: string) =>
  (
    JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as {
      remotes: { mfe_account?: { version: string } };
    }
  ).remotes.mfe_account?.version;

const visitorsGet = async (bucket: number, address = '198.51.100.1', app = host.app) =>
  versionIn(
    (
      await app.inject({
        url: '/account/detail',
        headers: { cookie: `sf-bucket=${bucket}`, 'x-forwarded-for': address },
      })
    ).body,
  );
const report = (version: string, address: string, reason = 'crashed') =>
  host.app.inject({
    method: 'POST',
    url: '/reports/page-failure',
    headers: { 'x-forwarded-for': address },
    payload: { reference: 'r', page: 'account.detail', remote: 'mfe_account', version, reason, message: 'x' },
  });
const logFile = () => path.join(host.config.dataDir, 'registry-log.jsonl');
const log = () => (existsSync(logFile()) ? readFileSync(logFile(), 'utf8') : '');
/** A gateway marks a release first, and then writes the reason. */
const untilLogged = () => until(() => log().endsWith('\n'));
const address = (group: number, index: number) => `198.51.${group}.${index}`;
const mark = (version: string) => path.join(host.config.dataDir, 'known-bad', `mfe_account@${version}.json`);

describe('[MF-05d] a canary whose visitors see errors', () => {
  it('is ended for all gateways, with the reason in the registry log, until the mark is removed', async () => {
    for (let index = 0; index < 20; index += 1) {
      expect(await visitorsGet(0, address(1, index))).toBe('1.0.0-b');
      await visitorsGet(99, address(2, index));
    }
    for (let index = 0; index < 4; index += 1) await report('1.0.0-b', address(1, index));
    await report('1.0.0-b', address(1, 0));
    expect(await visitorsGet(0)).toBe('1.0.0-b');
    await report('1.0.0-b', address(1, 4));
    expect(await visitorsGet(0)).toBe('1.0.0-a');
    await until(() => existsSync(mark('1.0.0-b')));
    const why = 'errors for 5 of 21 visitors, of the active release for 0 of 20';
    expect(host.logged('gateway.canary_failed')).toEqual([expect.objectContaining({ version: '1.0.0-b', why })]);
    await untilLogged();
    expect(JSON.parse(log())).toMatchObject({ who: 'gateway', what: 'mark-bad', release: '1.0.0-b', why });

    const other = await createGateway(host.config);
    expect(await visitorsGet(0, address(3, 1), other)).toBe('1.0.0-a');
    await other.close();
    await report('1.0.0-b', address(1, 5));
    expect(host.logged('gateway.canary_failed')).toHaveLength(1);
    await sleep(TICK);
    rmSync(mark('1.0.0-b'));
    await until(async () => (await visitorsGet(0)) === '1.0.0-b');
  });

  it('is not ended by errors of one visitor with many addresses of an IPv6 network', async () => {
    for (let index = 0; index < 20; index += 1) {
      await visitorsGet(0, address(1, index));
      await visitorsGet(99, address(2, index));
    }
    for (let index = 1; index < 10; index += 1) {
      await visitorsGet(0, `2001:db8:1:2::${index}`);
      await report('1.0.0-b', `2001:db8:1:2::${index}`);
    }
    expect(await visitorsGet(0)).toBe('1.0.0-b');
    for (let index = 0; index < 4; index += 1) await report('1.0.0-b', address(1, index));
    expect(await visitorsGet(0)).toBe('1.0.0-a');
    await untilLogged();
  });

  it('is not ended by errors of visitors who never had it, by other errors, or when the active release fails as often', async () => {
    for (let index = 0; index < 20; index += 1) {
      await visitorsGet(0, address(1, index));
      await visitorsGet(99, address(2, index));
    }
    for (let index = 0; index < 20; index += 1) {
      await report('1.0.0-b', address(9, index));
      await report('1.0.0-b', address(1, index), 'late');
      await report('1.0.0-a', address(2, index));
    }
    for (let index = 0; index < 20; index += 1) await report('1.0.0-b', address(1, index));
    expect(await visitorsGet(0)).toBe('1.0.0-b');
    expect(existsSync(mark('1.0.0-b'))).toBe(false);
  });

  it('is judged by the last ten minutes and the configured share, and not at all when that is 0', () => {
    let now = 0;
    const verdict = (maxPercent: number, minutesBetween: number) => {
      const failed = jest.fn();
      const watch = new CanaryWatch({ maxPercent, failed, isKnown: () => false, now: () => now });
      watch.follow(TRIED);
      for (let index = 0; index < 10; index += 1) {
        now += minutesBetween * 60_000;
        watch.pageViewed('mfe_account', '1.0.0-b', address(1, index));
        if (index % 2 === 0)
          watch.pageFailed(
            { reference: 'r', page: 'p', remote: 'mfe_account', version: '1.0.0-b', reason: 'uncaught', message: '' },
            address(1, index),
          );
      }
      return failed.mock.calls.length;
    };
    expect([verdict(40, 0), verdict(60, 0), verdict(0, 0), verdict(40, 5)]).toEqual([1, 0, 0, 0]);
  });
});

describe('[MF-05d] a release marked as bad', () => {
  it('is replaced by the previous release wherever the registry names it', async () => {
    await visitorsGet(99);
    await sleep(TICK);
    host.publish(createRegistry(CANARY, { previous: ACTIVE }));
    expect(await visitorsGet(99)).toBe('1.0.0-b');
    mkdirSync(path.dirname(mark('1.0.0-b')), { recursive: true });
    writeFileSync(mark('1.0.0-b'), '{}');
    expect(await visitorsGet(99)).toBe('1.0.0-a');
  });
});

describe('[MF-05d] an active release whose files cannot be fetched', () => {
  let server: Server;
  let isThere: boolean;
  const ENTRY = 'entry';
  afterEach(() => server.close().closeAllConnections());

  it('is replaced by the previous release while that can be fetched, and is served again once repaired', async () => {
    isThere = false;
    server = createServer((request, response) => {
      const isGiven = request.url?.includes('/1.0.0-a/') || isThere;
      response.writeHead(isGiven ? 200 : 404).end(ENTRY);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const integrity = `sha256-${createHash('sha256').update(ENTRY).digest('base64')}`;
    const at = (release: typeof ACTIVE) => ({
      ...release,
      base: `${origin}/mfe-account/${release.version}/`,
      files: { ...release.files, [release.entry]: { integrity, raw: 5, br: 5 } },
    });
    await visitorsGet(99);
    await sleep(TICK);
    host.publish(createRegistry(at(CANARY), { previous: at(ACTIVE) }));
    await until(async () => (await visitorsGet(99)) === '1.0.0-a');
    expect(host.logged('gateway.release_broken')).toEqual([expect.objectContaining({ version: '1.0.0-b' })]);

    const changed = jest.fn();
    const probe = new ReleaseProbe({ readFile: fetchReleaseFiles(undefined), againMs: TICK, changed });
    try {
      probe.follow(createRegistry(at(CANARY), { previous: at(ACTIVE) }) as never);
      await until(() => probe.isBroken(CANARY));
      isThere = true;
      await until(() => !probe.isBroken(CANARY));
      expect(changed.mock.calls.map(([, isBroken]: unknown[]) => isBroken)).toEqual([true, false]);
      // If nothing can be fetched, the gateway's network may be the cause.
      const nowhere = (release: typeof ACTIVE) => ({ ...at(release), base: 'http://127.0.0.1:9/' });
      probe.follow(createRegistry(nowhere(CANARY), { previous: nowhere(ACTIVE) }) as never);
      await sleep(5 * TICK);
      expect(probe.isBroken(CANARY)).toBe(false);
    } finally {
      probe.end();
    }
  });
});
