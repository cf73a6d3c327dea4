import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportFigures } from './support/figures';
import { Seeded } from './support/generated/seeded';
import { KINDS, malformed, type Malformed } from './support/malformed/connections';
import { readAnswers, send } from './support/malformed/send';
import { WholeShop } from './support/whole-shop';

/** `npm run robustness` has two thousand. */
const CONNECTIONS = Number(process.env.MALFORMED_CONNECTIONS ?? 2 * KINDS.length);
/** A sample is the same each time; a campaign explores further. */
const SEED = process.env.MALFORMED_SEED ?? (process.env.MALFORMED_CONNECTIONS ? String(Date.now()) : '1');
const AT_ONCE = 20;
/** File descriptors that a process may have more than before: connections between the servers are kept for a minute. */
const COME_AND_GO = 20;
const PATIENCE_MS = 90_000;
jest.setTimeout(180_000 + CONNECTIONS * 300);

let shop: WholeShop;
beforeAll(async () => {
  shop = await WholeShop.open({ embedded: true });
});
afterAll(() => shop.close());

const PARTS = ['gateway', 'backend'] as const;
const countDescriptors = (part: (typeof PARTS)[number]): number => {
  const folder = `/proc/${shop.process(part).pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

/** What is wrong with the response; undefined for a clean refusal, a valid response, or none. */
function findProblem({ answers, isRefused }: Malformed, came: string): string | undefined {
  const statuses = readAnswers(came);
  if (statuses.includes(undefined)) return `bytes that are no answer: ${JSON.stringify(came.slice(0, 200))}`;
  if (statuses.length > answers) return `${statuses.length} answers in place of ${answers}: ${statuses.join()}`;
  const odd = statuses.find((status) => (status ?? 0) >= 500 || (isRefused && (status ?? 0) < 400));
  return odd === undefined ? undefined : `answer ${odd}: ${came.slice(0, 300)}`;
}

/** Another customer, who keeps sending requests. @returns the statuses received */
async function askMeanwhile(until: () => boolean): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  while (!until()) {
    for (const origin of [shop.origins.gateway, shop.origins.api]) {
      const { status } = await fetch(`${origin}/api/tucowsbilling/1.0/currencies`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    await sleep(50);
  }
  return statuses;
}

test(`[OP-12c] [I11] ${CONNECTIONS} malformed connections are refused or closed, while other requests succeed, and leave nothing behind`, async () => {
  const ports = {
    gateway: Number(new URL(shop.origins.gateway).port),
    backend: Number(new URL(shop.origins.api).port),
  };
  await fetch(`${shop.origins.gateway}/api/tucowsbilling/1.0/currencies`);
  const before = PARTS.map((part) => ({ part, pid: shop.process(part).pid, descriptors: countDescriptors(part) }));

  const found: string[] = [];
  const answers = new Map<string, number>();
  let [next, isOver] = [0, false];
  const meanwhile = askMeanwhile(() => isOver);
  const work = async (): Promise<void> => {
    for (let index = next++; index < CONNECTIONS; index = next++) {
      const kind = KINDS[Math.floor(index / PARTS.length) % KINDS.length] ?? '';
      const part = PARTS[index % PARTS.length] ?? 'gateway';
      const sent = malformed(kind, new Seeded(SEED, index));
      const came = await send(sent, ports[part]);
      const problem = findProblem(sent, came);
      if (problem)
        found.push(
          `${kind} at the ${part}: ${problem}\n  MALFORMED_SEED=${SEED}, connection ${index}: ${JSON.stringify(String(sent.writes[0]).slice(0, 300))}`,
        );
      for (const status of came === '' ? ['none'] : readAnswers(came).map(String))
        answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => (isOver = true));

  expect(found).toEqual([]);
  const asked = await meanwhile;
  expect([...asked.keys()]).toEqual([200]);
  expect(PARTS.map((part) => [part, shop.process(part).pid, shop.process(part).isOver])).toEqual(
    before.map(({ part, pid }) => [part, pid, false]),
  );
  const grown = () => before.filter(({ part, descriptors }) => countDescriptors(part) > descriptors + COME_AND_GO);
  for (const deadline = Date.now() + PATIENCE_MS; grown().length > 0 && Date.now() < deadline;) await sleep(200);
  expect(grown()).toEqual([]);
  for (const word of ['uncaught', 'http.request_failed', 'gateway.backend_unavailable', 'MaxListeners'])
    expect(shop.logLines(word)).toEqual([]);
  reportFigures('malformed-connections', {
    connections: CONNECTIONS,
    kinds: KINDS.length,
    answers: [...answers]
      .sort()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    'of others, answered meanwhile': asked.get(200) ?? 0,
    undeclared: found.length,
    seed: SEED,
  });
});
