import { getDomainRegistrant } from '@storefront/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { getShare } from '../src/http/fair-share';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { insertDomain } from './support/own-domain';

/** A call that asks the registrar. */
const pathFor = (domain: string) => getDomainRegistrant.path.replace('{domainName}', domain);

let shop: TestApp;
/** Resolves each pending call to the registrar, in order. */
let answers: (() => void)[];
let asked: () => void;

beforeAll(async () => {
  shop = await makeTestApp({
    replace: ({ registrar }) => ({
      registrar: Object.assign(Object.create(registrar) as typeof registrar, {
        findRegistrant: () =>
          new Promise((resolve) => {
            answers.push(() => resolve(null));
            asked();
          }),
      }),
    }),
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  [answers, asked] = [[], () => {}];
});

/** Resolves once the registrar has been called this often. */
const untilAsked = (times: number) =>
  new Promise<void>((resolve) => {
    asked = () => answers.length >= times && resolve();
    asked();
  });

async function holder(name: string): Promise<TestCustomer> {
  const customer = await shop.asCustomer();
  await insertDomain(shop, customer, name);
  return customer;
}

test("[OP-11c] a burst of one customer waits its turn, while another customer's calls and health checks are answered", async () => {
  const share = getShare(shop.deps.config.databasePoolMax);
  const [busy, other] = [await holder('busy-burst.com'), await holder('other-burst.com')];
  const burst: Promise<LightMyRequestResponse>[] = Array.from({ length: share + 9 }, () =>
    busy.request({ url: pathFor('busy-burst.com') }),
  );
  await untilAsked(share);
  const quick = other.request({ url: pathFor('other-burst.com') });
  await untilAsked(share + 1);
  expect((await shop.request({ url: '/health/live' })).statusCode).toBe(200);
  // Besides the other customer's call, nothing more of the burst was let in.
  expect(answers).toHaveLength(share + 1);
  answers[share]?.();
  expect((await quick).statusCode).toBe(200);

  for (let next = 0; next < burst.length + 1; next += 1) {
    await untilAsked(Math.min(next + 1, burst.length + 1));
    answers[next]?.();
  }
  expect((await Promise.all(burst)).map(({ statusCode }) => statusCode)).toEqual(burst.map(() => 200));
});
