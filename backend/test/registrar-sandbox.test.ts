import fc from 'fast-check';
import { defaultListPrices } from '../src/modules/price-list/default-tables';
import { FaultScripts } from '../src/core/fault-scripts';
import { fakeNameState } from '../src/adapters/registrar/sandbox/fake-registry';
import { stableFraction } from '../src/adapters/stable-fraction';
import { dictionary, splitCompound } from '../src/adapters/registrar/sandbox/dictionary';
import { SandboxRegistrar } from '../src/adapters/registrar/sandbox/sandbox-registrar';
import { findTld } from '../src/core/catalog/catalog';
import type { TldRecord } from '../src/core/catalog/tlds';
import type { Database } from '../src/db/client';
import { FakeClock } from './support/fake-clock';
import { itIsARegistrar, createRegistration } from './support/registrar-contract';
import { freshLabel, REGISTRANT } from './support/shop';
import { openTestDatabase } from './support/test-database';

const clock = new FakeClock(new Date('2028-02-29T12:00:00Z'));
const faults = new FaultScripts();
let database: Database;
let registrar: SandboxRegistrar;

beforeAll(async () => {
  database = await openTestDatabase();
  registrar = new SandboxRegistrar({
    db: database.orm,
    clock,
    faults,
    nameservers: ['ns1.shop.example', 'ns2.shop.example'],
    latency: () => 0,
    timeoutMs: 30,
    transferMs: 60_000,
    transferPolicy: { newDays: 60, transferDays: 60, holderDays: 60 },
    listPrices: defaultListPrices,
  });
});
afterAll(() => database.close());
afterEach(() => faults.clear());

const com = findTld('com') as TldRecord;
const net = findTld('net') as TldRecord;
const shop = findTld('shop') as TldRecord;

describe('the fake registry', () => {
  test('is the same on every machine', () => {
    expect(stableFraction('brindlewharf.com')).toBeCloseTo(0.339131467, 9);
  });

  test('brands are taken everywhere, words mostly under the big TLDs, long made-up names are free', async () => {
    const words = await dictionary();
    expect(fakeNameState('google', shop, words, defaultListPrices).status).toBe('taken');
    expect(fakeNameState('example', com, words, defaultListPrices).status).toBe('reserved');
    expect(fakeNameState('quillharbourzzyx', com, words, defaultListPrices).status).toMatch(/available|taken|premium/);
    const sample = [...words].filter((word) => word.length === 7).slice(0, 600);
    const taken = (record: TldRecord) =>
      sample.filter((word) => fakeNameState(word, record, words, defaultListPrices).status === 'taken').length /
      sample.length;
    expect(taken(com)).toBeGreaterThan(0.97);
    expect(taken(net)).toBeGreaterThan(0.7);
    expect(taken(shop)).toBeLessThan(0.3);
  });

  test('[PR-03a] about two in a hundred available domains are premium', async () => {
    const words = await dictionary();
    const states = Array.from({ length: 5_000 }, (_, index) =>
      fakeNameState(`zqx${index}vorn`, net, words, defaultListPrices),
    ).filter(({ status }) => status !== 'taken');
    const premium = states.filter(({ status }) => status === 'premium').length / states.length;
    expect(premium).toBeGreaterThan(0.01);
    expect(premium).toBeLessThan(0.03);
  });

  test('has all words of the list and no others', async () => {
    const words = await dictionary();
    const all = [...words];
    expect(all.length).toBeGreaterThan(250_000);
    expect(all.filter((word) => !words.has(word))).toEqual([]);
    const set = new Set(all);
    const near = fc.nat(all.length - 1).chain((at) => {
      const word = all[at] ?? '';
      return fc.constantFrom(word, word.slice(1), word.slice(0, 1), `${word}s`, `${word}\n`, word.toUpperCase());
    });
    fc.assert(fc.property(fc.oneof(near, fc.string()), (word) => words.has(word) === set.has(word)));
  });

  test('compounds are cut into words', async () => {
    const words = await dictionary();
    expect(splitCompound('brindlewharf', words)).toEqual(['brindle', 'wharf']);
    expect(splitCompound('tannery-lane', words)).toEqual(['tannery', 'lane']);
    expect(splitCompound('zzqqxxyy', words)).toBeNull();
  });

  test('[SE-02a] suggestions can be bought and are similar to the word', async () => {
    const suggested = await registrar.suggest('brindlewharf', 24);
    expect(suggested?.length).toBeGreaterThan(10);
    expect(suggested?.every(({ status }) => status === 'available' || status === 'premium')).toBe(true);
    expect(suggested?.every(({ name }) => /brindle|wharf/.test(name))).toBe(true);
  });
});

describe('the sandbox registrar', () => {
  const ownClock = new FakeClock(new Date('2028-02-10T12:00:00Z'));
  const nameservers = ['ns1.shop.example', 'ns2.shop.example'];
  let sandbox: SandboxRegistrar;
  let sold = 0;
  beforeAll(() => {
    sandbox = new SandboxRegistrar({
      db: database.orm,
      clock: ownClock,
      faults,
      nameservers,
      latency: () => 0,
      timeoutMs: 30,
      transferMs: 60_000,
      transferPolicy: { newDays: 60, transferDays: 60, holderDays: 60 },
      listPrices: defaultListPrices,
    });
  });

  itIsARegistrar(() => ({
    registrar: sandbox,
    clock: ownClock,
    nameservers,
    async premiumName() {
      const words = await dictionary();
      while (sold < 9_000) {
        const state = fakeNameState(`zqx${sold}vorn`, net, words, defaultListPrices);
        sold += 1;
        if (state.status === 'premium') return { domain: state.name, premium: state.premium };
      }
      throw new Error('No premium name among so many');
    },
    lose: (what, { kind, domain }) =>
      faults.add({
        operation: kind === 'new' ? 'register' : kind,
        subject: domain,
        fault: { kind: what === 'request' ? 'drop_request' : 'drop_response' },
      }),
    takeAtTheLastMoment: (domain) => faults.add({ operation: 'register', subject: domain, fault: { kind: 'taken' } }),
    // The registrants of the sandbox confirm automatically.
    confirm: () => undefined,
  }));
});

describe('[OR-05b] orders at the sandbox', () => {
  test('a registration on a leap day ends on the last day of February', async () => {
    const domain = `${freshLabel()}.com`;
    const done = await registrar.order(createRegistration(domain, 'one'));
    expect(done.kind === 'done' && done.held.expiresAt.toISOString()).toBe('2029-02-28T12:00:00.000Z');
  });

  test.each([
    ['nyc', { eligibility_confirmed: true }, /country/],
    ['gmbh', { eligibility_confirmed: true }, /kind/],
    ['us', { app_purpose: 'P3', category: 'C11' }, /state/],
    ['us', {}, /app_purpose|state/],
    ['mx', {}, /state/],
  ])(
    '[RG-05b] a registrant that the registry of .%s would not accept is refused, and nothing is registered',
    async (tld, tldData, why) => {
      const domain = `${freshLabel()}.${tld}`;
      expect(
        await registrar.order(
          createRegistration(domain, 'one', { registrant: { ...REGISTRANT, state: undefined }, tldData }),
        ),
      ).toMatchObject({ kind: 'refused', reason: 'data', message: expect.stringMatching(why) as string });
      expect(await registrar.info(domain)).toBeNull();
    },
  );

  test('a late request is carried out once, with or without a retry', async () => {
    const domain = `${freshLabel()}.com`;
    faults.add({ operation: 'register', subject: domain, fault: { kind: 'late_success', ms: 20 } });
    expect(await registrar.order(createRegistration(domain, 'one'))).toMatchObject({ kind: 'unknown' });
    expect(await registrar.order(createRegistration(domain, 'one'))).toMatchObject({ kind: 'done' });
    await registrar.idle();
    expect(await registrar.findOrder(createRegistration(domain, 'one'))).toMatchObject({ kind: 'done' });
  });
});

describe('fault scripts', () => {
  test('apply to their own calls, as often as they say, the oldest first', () => {
    const scripts = new FaultScripts();
    scripts.add({ operation: 'register', subject: '.uk', fault: { kind: 'error' }, times: 2 });
    scripts.add({ operation: '*', subject: 'a.uk', fault: { kind: 'taken' } });
    expect(scripts.take('register', 'a.com')).toBeNull();
    expect(scripts.take('check', 'a.uk')).toEqual({ kind: 'taken' });
    expect([1, 2, 3].map(() => scripts.take('register', 'a.uk')?.kind ?? null)).toEqual(['error', 'error', null]);
  });

  test('with zero times last until they are cleared', () => {
    const scripts = new FaultScripts();
    scripts.add({ operation: 'find', fault: { kind: 'error' }, times: 0 });
    for (let call = 0; call < 100; call += 1) expect(scripts.take('find', 'x.com')).not.toBeNull();
    scripts.clear();
    expect(scripts.take('find', 'x.com')).toBeNull();
  });
});
