import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseChange, ReleaseStatus } from '@storefront/shared/contract/desk';
import { eq } from 'drizzle-orm';
import { audit_entries } from '../src/db/schema';
import { makeTestApp, type TestApp } from './support/app';
import { auditTrail } from './support/audit-trail';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

let shop: TestApp;
let desk: TestDesk;
let ines: TestStaff;
let dataDir: string;
let gateway: Server;

const METRICS = `# HELP storefront_page_views_total Documents
storefront_page_views_total{remote="mfe_checkout",release="2"} 120
storefront_browser_errors_total{remote="mfe_checkout",release="2",reason="crashed"} 3
storefront_browser_errors_total{remote="mfe_checkout",release="2",reason="uncaught"} 4
`;

const release = (version: string) => ({
  name: 'mfe_checkout',
  package: 'mfe-checkout',
  version,
  base: `http://localhost:3002/mfe-checkout/${version}/`,
  publishedAt: '2027-03-01T10:00:00.000Z',
});

/** A registry as written by the command: 2 is active, 1 was before, 3 is the canary. */
function writeRegistry(): void {
  rmSync(path.join(dataDir, 'known-bad'), { recursive: true, force: true });
  rmSync(path.join(dataDir, 'registry-log.jsonl'), { force: true });
  mkdirSync(dataDir, { recursive: true });
  const entry = { active: release('2'), previous: release('1'), canary: { release: release('3'), share: 0.1 } };
  writeFileSync(path.join(dataDir, 'registry.json'), JSON.stringify({ revision: 7, remotes: { mfe_checkout: entry } }));
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'desk-releases-'));
  gateway = createServer((_request, response) => response.end(METRICS));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  shop = await makeTestApp({
    env: {
      DESK_PORT: '26004',
      DATA_DIR: dataDir,
      DESK_RELEASE_COMMAND: path.resolve(__dirname, '../../tools/release.mjs'),
      // One responds and one does not: available figures are used.
      DESK_GATEWAY_METRICS: `http://127.0.0.1:${port}/metrics,http://127.0.0.1:1/metrics`,
    },
  });
  desk = await openDesk(shop);
  ines = await desk.asStaff('admin', { name: 'Ines Okafor' });
});
afterAll(async () => {
  await desk.close();
  await shop.close();
  gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(writeRegistry);

const view = async (): Promise<ReleaseStatus> => (await ines.request({ url: '/desk/1.0/releases' })).json();
const change = (given: ReleaseChange, revision = 7) =>
  ines.request({ method: 'POST', url: '/desk/1.0/releases', payload: { revision, change: given } });
const checkout = ({ remotes }: ReleaseStatus) => remotes.find(({ remote }) => remote === 'mfe-checkout');
const refusal = (answer: { statusCode: number; json<T>(): T }) => [
  answer.statusCode,
  answer.json<{ params?: { what?: string } }>().params?.what,
];
const remote = 'mfe-checkout';

describe('[BO-04i] releases of remotes', () => {
  it('are shown with canary, share, last good release and browser errors', async () => {
    const status = await view();
    expect(status).toMatchObject({ is_available: true, revision: 7 });
    expect(status.remotes).toHaveLength(4);
    expect(checkout(status)).toMatchObject({
      title: 'Checkout',
      active: { version: '2', bad: null, views: 120, errors: 7, published_at: '2027-03-01T10:00:00.000Z' },
      previous: { version: '1', views: 0, errors: 0 },
      canary: { version: '3', percent: 10 },
    });
  });

  it("are promoted at the revision that was shown, with the author's name in both logs", async () => {
    const answer = await change({ action: 'promote', remote, version: '3' });
    expect(answer.statusCode).toBe(200);
    const status = answer.json<ReleaseStatus>();
    expect(checkout(status)).toMatchObject({ active: { version: '3' }, previous: { version: '2' }, canary: null });
    expect(status.changes[0]).toMatchObject({ remote, who: 'Ines Okafor (desk)', what: 'promote', release: '3' });
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.action, 'release.promoted'));
    expect(entries.at(-1)).toMatchObject({
      actor: `staff:${ines.id}`,
      subject: 'remote:mfe-checkout',
      before: { active: '2', canary: { version: '3', share: 0.1 } },
      after: { active: '3', previous: '2', canary: null },
    });
  });

  it('are rolled back: first the canary, then the active release, each known to be bad until that is undone', async () => {
    const ended = (await change({ action: 'roll_back', remote, version: '3' })).json<ReleaseStatus>();
    expect(checkout(ended)).toMatchObject({ active: { version: '2' }, canary: null });
    const back = await change({ action: 'roll_back', remote, version: '2' }, ended.revision);
    expect(checkout(back.json())).toMatchObject({
      active: { version: '1' },
      previous: { version: '2', bad: 'it was rolled back' },
    });
    const { revision } = back.json<ReleaseStatus>();
    // No earlier good release is left.
    const third = await change({ action: 'roll_back', remote, version: '1' }, revision);
    expect(refusal(third)).toEqual([409, 'release_refused']);
    expect(third.json<{ message: string }>().message).toContain('known to be bad');
    const good = await change({ action: 'mark_good', remote, version: '2' }, revision);
    expect(checkout(good.json())).toMatchObject({ previous: { version: '2', bad: null } });
  });

  it('are changed by one of two administrators; the other gets a conflict, and nothing happens twice', async () => {
    const answers = await Promise.all([
      change({ action: 'promote', remote, version: '3' }),
      change({ action: 'promote', remote, version: '3' }),
      change({ action: 'roll_back', remote, version: '3' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await view()).revision).toBe(8);
    expect(refusal(await change({ action: 'promote', remote, version: '3' }))).toEqual([409, 'releases_changed']);
    // The revision is correct, but not the release that was shown.
    expect(refusal(await change({ action: 'promote', remote, version: '9' }, 8))).toEqual([409, 'releases_changed']);
  });

  it('are tried out only where they were built, after the checks of the command; names cannot be used as paths', async () => {
    const unbuilt = await change({ action: 'try_out', remote, version: '0.0.0-nowhere', percent: 5 });
    expect(refusal(unbuilt)).toEqual([409, 'release_refused']);
    expect(refusal(await change({ action: 'promote', remote: 'mfe-nowhere', version: '3' }))).toEqual([
      404,
      'not_found',
    ]);
    for (const given of [
      { action: 'try_out', remote, version: '../../etc', percent: 5 },
      { action: 'try_out', remote: '--all', version: '3', percent: 5 },
      { action: 'try_out', remote, version: '3', percent: 0 },
      { action: 'publish', remote, version: '3' },
    ])
      expect((await change(given as ReleaseChange)).statusCode).toBe(400);
    expect(JSON.parse(readFileSync(path.join(dataDir, 'registry.json'), 'utf8'))).toMatchObject({ revision: 7 });
  });
});

test('[BO-04i] a desk without access to the registry shows no releases and changes none', async () => {
  const apart = await makeTestApp({ env: { DESK_PORT: '26005', DESK_RELEASE_COMMAND: '/nowhere/release.mjs' } });
  const itsDesk = await openDesk(apart);
  const admin = await itsDesk.asStaff('admin');
  expect((await admin.request({ url: '/desk/1.0/releases' })).json()).toMatchObject({
    is_available: false,
    remotes: [],
  });
  const answer = await admin.request({
    method: 'POST',
    url: '/desk/1.0/releases',
    payload: { revision: 0, change: { action: 'promote', remote, version: '3' } },
  });
  expect(refusal(answer)).toEqual([404, 'not_found']);
  await itsDesk.close();
  await apart.close();
});
