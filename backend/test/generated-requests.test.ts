import { Writable } from 'node:stream';
import pino from 'pino';
import { outbox } from '../src/db/schema';
import { reportFigures } from './support/figures';
import type { Document } from './support/fuzz/operations';
import { JOURNEYS } from './support/generated/journeys';
import { shortest } from './support/generated/shortest';
import { Api } from './support/generated/api';
import { Stopped, Walk, type Finding, type SentRequest } from './support/generated/walk';
import { openShop, type TestShop } from './support/shop';
import { openDesk, type TestDesk } from './support/staff';

/** The total number of requests; `npm run robustness` sends a million. */
const REQUESTS = Number(process.env.GENERATED_REQUESTS ?? 1_200);
/** Which part of a campaign this is, if several processes share it: each has seeds of its own. */
const PART = Number(process.env.CAMPAIGN_PART ?? 0);
/** Printed by a failure: repeats only that walk. */
const SEED = process.env.GENERATED_SEED;
/** Altered requests before each valid one. */
const ALTERED = 24;
/** From this number of requests on, every operation has to succeed in spite of the alterations. */
const MANY = 50_000;
/** Walks between two checks of the invariants, which read all orders. */
const LOOK_EVERY = 500;
jest.setTimeout(120_000 + REQUESTS * 40);

type Journey = keyof typeof JOURNEYS;
const names = Object.keys(JOURNEYS) as Journey[];

let shop: TestShop;
let desk: TestDesk;
let api: Api;
/** Faults that the shop has logged. */
const faults: string[] = [];

beforeAll(async () => {
  const log = pino(
    { level: 'error' },
    new Writable({
      write(line, _encoding, done) {
        faults.push(String(line));
        done();
      },
    }),
  );
  shop = await openShop({ ATTEMPT_LIMIT_SCALE: '1000', DESK_PORT: '26004' }, { log });
  desk = await openDesk(shop);
  api = new Api((await shop.request({ url: '/openapi.json' })).json<Document>());
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

/** @returns why the journey ended early, if it did */
async function go(
  journey: Journey,
  seed: string,
  altered: number,
  isSent?: (number: number) => boolean,
): Promise<{ walk: Walk; stopped: string | undefined }> {
  // Emails to customers of earlier walks, all of which would be read when looking for a new one.
  await shop.deps.db.delete(outbox);
  const walk = new Walk(shop, api, { seed: `${journey}/${seed}`, desk, altered, ...(isSent && { isSent }) });
  try {
    await JOURNEYS[journey](walk);
    return { walk, stopped: undefined };
  } catch (error) {
    if (!(error instanceof Stopped)) throw new Error(`GENERATED_SEED=${journey}/${seed}`, { cause: error });
    return { walk, stopped: `${journey}: ${error.message}` };
  }
}

const isSame = (a: Finding, b: Finding): boolean =>
  a.operation === b.operation && a.problem.slice(0, 40) === b.problem.slice(0, 40);

/** A finding with the shortest sequence of requests that reproduces it, as they were sent. */
async function explain(
  journey: Journey,
  seed: string,
  finding: Finding,
  sent: readonly SentRequest[],
): Promise<string> {
  const before = sent.flatMap(({ number }) =>
    number !== undefined && number < (finding.number ?? Infinity) ? [number] : [],
  );
  const own = finding.number === undefined ? [] : [finding.number];
  let path = sent;
  const leads = async (numbers: readonly number[]): Promise<boolean> => {
    const chosen = new Set([...numbers, ...own]);
    const { walk } = await go(journey, seed, ALTERED, (number) => chosen.has(number));
    const isFound = walk.findings.some((other) => isSame(other, finding));
    if (isFound) path = walk.sent;
    return isFound;
  };
  await shortest([...new Set(before)], leads);
  const at = path.findLastIndex(({ number }) => number === finding.number);
  const lines = path
    .slice(0, at < 0 ? path.length : at + 1)
    .map(({ request: { method, url, headers, body, as }, status }) =>
      [status, as, method, url, JSON.stringify(headers), body ?? ''].join(' ').slice(0, 500),
    );
  return [`${finding.operation} ${finding.problem}`, `  GENERATED_SEED=${journey}/${seed}`, ...lines].join('\n    ');
}

test('[OP-12a] every operation of the document succeeds within customer journeys', async () => {
  const answered = new Set<string>();
  for (const journey of names) {
    const { walk, stopped } = await go(journey, 'right', 0);
    expect([stopped, walk.findings]).toEqual([undefined, []]);
    for (const id of walk.answered) answered.add(id);
  }
  expect([...api.operations.keys()].filter((id) => !answered.has(id))).toEqual([]);
  expect(faults).toEqual([]);
  await shop.checkInvariants();
});

test(`[OP-12a] [I11] of ${REQUESTS} generated requests in customer journeys, each gets a response that the document declares`, async () => {
  // A sample is the same each time; a campaign explores further.
  const run = process.env.GENERATED_REQUESTS ? (Date.now() + PART * 500_000_000) % 2 ** 31 : 1;
  const statuses = new Map<number, number>();
  const answered = new Set<string>();
  const sentTo = new Map<string, number>();
  const found: string[] = [];
  let [requests, walks, stops] = [0, 0, 0];
  const start = performance.now();
  while (requests < REQUESTS && found.length < 5) {
    const [journey, seed] = (SEED ? SEED.split('/') : [names[walks % names.length], `${run + walks}`]) as [
      Journey,
      string,
    ];
    const { walk, stopped } = await go(journey, seed, ALTERED);
    walks += 1;
    stops += Number(stopped !== undefined);
    requests += walk.sent.length;
    for (const { status, operation } of walk.sent) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      sentTo.set(operation, (sentTo.get(operation) ?? 0) + 1);
    }
    for (const id of walk.answered) answered.add(id);
    for (const finding of walk.findings.slice(0, 2))
      found.push(
        await explain(journey, seed, finding, walk.sent).catch(
          (error: unknown) =>
            `${finding.operation} ${finding.problem}, GENERATED_SEED=${journey}/${seed}, not reduced: ${error}`,
        ),
      );
    if (walks % LOOK_EVERY === 0) {
      await shop.checkInvariants();
      process.stderr.write(`${requests} requests in ${walks} walks\n`);
    }
    if (SEED) break;
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
  await shop.checkInvariants();
  // Most journeys complete, so that altered requests reach a shop in which they could have an effect.
  if (requests > MANY) expect(stops).toBeLessThan(walks / 2);
  if (requests > MANY) expect([...api.operations.keys()].filter((id) => !answered.has(id))).toEqual([]);
  reportFigures('generated-requests', {
    requests,
    walks,
    operations: answered.size,
    fewest: Math.min(...sentTo.values()),
    seed: String(run),
    statuses: [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    undeclared: found.length,
    seconds: Math.round((performance.now() - start) / 1_000),
  });
});
