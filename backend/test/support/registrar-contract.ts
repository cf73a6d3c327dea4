import { addYears, assertMinor } from '@storefront/shared/domain';
import type {
  RegisteredDomain,
  NameState,
  OrderOutcome,
  Registrar,
  RegistrarOrder,
  Registration,
  Renewal,
  TransferIn,
} from '../../src/ports/registrar';
import { findSoldName, type SoldName } from '../../src/core/catalog/catalog';
import type { PremiumPrices } from '../../src/core/premium-prices';
import type { FakeClock } from './fake-clock';
import { freshLabel, REGISTRANT } from './shop';
import { listNames } from './whole-lists';

/** A registrar, its clock, and what tests can control. */
export interface RegistrarUnderTest {
  readonly registrar: Registrar;
  readonly clock: FakeClock;
  readonly nameservers: readonly string[];
  /** An available premium domain. */
  premiumName(): Promise<{ readonly domain: string; readonly premium: PremiumPrices }>;
  /** Loses the request that carries out the next order, or its response. */
  lose(what: 'request' | 'answer', order: Pick<RegistrarOrder, 'kind' | 'domain'>): void;
  /** Has someone else register a domain right when it is ordered. */
  takeAtTheLastMoment(domain: string): void;
  /** Confirms the transfer of a domain as its holder. */
  confirm(domain: string): void;
}

/** All contacts are the registrant. */
const OWNERS = { admin: null, tech: null, billing: null };
const CANADIAN = {
  ...REGISTRANT,
  phone: '+1.4165550100',
  address1: '1 King Street',
  city: 'Toronto',
  state: 'ON',
  postal_code: 'M5H 1A1',
  country: 'CA',
};

export const CODE = 'K4-right-code';

/** Domains in the form in which the shop queries a registrar. */
export const soldNames = (...names: readonly string[]): SoldName[] =>
  names.map((name) => {
    const sold = findSoldName(name);
    if (!sold) throw new Error(`${name} is not on sale`);
    return sold;
  });

export const createRegistration = (
  domain: string,
  reference: string,
  change: Partial<Registration> = {},
): Registration => ({
  kind: 'new',
  reference: `${domain} ${reference}`,
  domain,
  years: 1,
  privacy: false,
  autoRenew: true,
  premium: null,
  languageTag: null,
  registrant: REGISTRANT,
  tldData: {},
  ...change,
});
export const createTransfer = (domain: string, reference: string, authCode = CODE): TransferIn => ({
  kind: 'transfer',
  reference: `${domain} ${reference}`,
  domain,
  authCode,
  premium: null,
  languageTag: null,
  registrant: REGISTRANT,
  tldData: {},
});
export const createRenewal = (
  { domain, expiresAt }: Pick<RegisteredDomain, 'domain' | 'expiresAt'>,
  reference: string,
  change: Partial<Renewal> = {},
): Renewal => ({
  kind: 'renew',
  reference: `${domain} ${reference}`,
  domain,
  years: 1,
  currentExpiry: expiresAt,
  privacy: false,
  restore: false,
  premium: null,
  ...change,
});

const refusedAs = (reason: string) => expect.objectContaining({ kind: 'refused', reason }) as OrderOutcome;

/** What every registrar has to do, tested through its interface alone. */
export function itIsARegistrar(underTest: () => RegistrarUnderTest): void {
  const registrar = (): Registrar => underTest().registrar;
  const order = (what: RegistrarOrder) => registrar().order(what);

  /** Orders until the outcome is known, as the shop does: queries an unknown outcome, and repeats an absent order. */
  async function insist(what: RegistrarOrder): Promise<OrderOutcome> {
    for (let outcome = await order(what), tries = 0; tries < 10; tries += 1) {
      if (outcome.kind !== 'unknown') return outcome;
      const found = await registrar().findOrder(what);
      outcome = found.kind === 'none' ? await order(what) : found;
    }
    throw new Error('The outcome stays unknown');
  }

  async function registered(
    domain = `${freshLabel()}.com`,
    change: Partial<Registration> = {},
  ): Promise<RegisteredDomain> {
    const outcome = await insist(createRegistration(domain, 'first', change));
    if (outcome.kind !== 'done') throw new Error(`${domain} was not registered: ${JSON.stringify(outcome)}`);
    return outcome.held;
  }

  async function check(names: readonly string[]): Promise<Map<string, NameState>> {
    const states: NameState[] = [];
    await registrar().check(soldNames(...names), (state) => states.push(state));
    expect(states.map(({ name }) => name).sort()).toEqual([...names].sort());
    return new Map(states.map((state) => [state.name, state]));
  }

  describe('names', () => {
    test('[SE-02] have their state, each returned once, however many are queried', async () => {
      const label = freshLabel();
      const { domain: premium, premium: prices } = await underTest().premiumName();
      const held = await registered();
      const free = ['com', 'net', 'org', 'shop', 'dev'].map((tld) => `${label}.${tld}`);
      const states = await check([...free, 'google.com', premium, held.domain]);
      for (const name of free) expect(states.get(name)).toEqual({ name, status: 'available' });
      expect([states.get('google.com')?.status, states.get(held.domain)?.status]).toEqual(['taken', 'taken']);
      expect(states.get(premium)).toEqual({ name: premium, status: 'premium', premium: prices });
    });

    test('[SE-06] are not reported after the caller has stopped waiting', async () => {
      const heard: NameState[] = [];
      const gone = new AbortController();
      gone.abort();
      await registrar().check(soldNames(`${freshLabel()}.com`), (state) => heard.push(state), { signal: gone.signal });
      expect(heard).toEqual([]);
    });

    test('[SE-02] similar to a word can be bought, under the requested extensions', async () => {
      const suggested = await registrar().suggest('brindlewharf', 12, { tlds: ['shop', 'studio', 'dev'] });
      expect(suggested?.length).toBeGreaterThan(0);
      expect(suggested?.length).toBeLessThanOrEqual(12);
      expect(suggested?.every(({ status }) => status === 'available' || status === 'premium')).toBe(true);
      expect(suggested?.every(({ name }) => /\.(shop|studio|dev)$/.test(name))).toBe(true);
    });

    test('[PR-03] have a price of their own if they are premium, and none otherwise', async () => {
      const { domain, premium } = await underTest().premiumName();
      expect(await registrar().premiumPrice(domain)).toEqual(premium);
      expect(await registrar().premiumPrice(`${freshLabel()}.com`)).toBeNull();
    });
  });

  describe('a registration', () => {
    test('[OR-05] is made once per reference, however often and concurrently it is ordered', async () => {
      const domain = `${freshLabel()}.com`;
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => insist(createRegistration(domain, 'one'))));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]).toMatchObject({
        kind: 'done',
        held: { domain, locked: true, privacy: false, nameservers: underTest().nameservers, life: { stage: 'active' } },
      });
      expect(await order(createRegistration(domain, 'another'))).toEqual(refusedAs('taken'));
      expect(await registrar().findOrder(createRegistration(domain, 'another'))).not.toMatchObject({ kind: 'done' });
      expect(await registrar().findOrder(createRegistration(domain, 'one'))).toEqual(outcomes[0]);
    });

    test('[OR-10] of a domain that was never ordered is not found', async () => {
      const domain = `${freshLabel()}.com`;
      for (const kind of ['new', 'renew', 'transfer'] as const)
        expect(await registrar().findOrder({ kind, reference: 'nobody’s', domain, premium: null })).toEqual({
          kind: 'none',
        });
    });

    test.each(['request', 'answer'] as const)(
      '[R1] [R2] [OR-10] whose %s is lost is found or repeated, and exists once',
      async (what) => {
        const domain = `${freshLabel()}.com`;
        underTest().lose(what, { kind: 'new', domain });
        expect(await order(createRegistration(domain, 'one'))).toMatchObject({ kind: 'unknown' });
        expect(await insist(createRegistration(domain, 'one'))).toMatchObject({ kind: 'done', held: { domain } });
        const names = await listNames(registrar());
        expect(names === 'unknown' ? names : names.filter((name) => name.domain === domain)).toHaveLength(1);
      },
    );

    test('[R3] of a domain that someone else registers at the last moment is refused, and leaves nothing', async () => {
      const domain = `${freshLabel()}.com`;
      underTest().takeAtTheLastMoment(domain);
      expect(await order(createRegistration(domain, 'one'))).toEqual(refusedAs('taken'));
      expect(await registrar().info(domain)).toBeNull();
    });

    test('[PR-03] [R4] of a premium domain is made at its own price only', async () => {
      const { domain, premium } = await underTest().premiumName();
      expect(await order(createRegistration(domain, 'p1'))).toEqual(refusedAs('price_changed'));
      expect(
        await order(
          createRegistration(domain, 'p2', { premium: { ...premium, register: assertMinor(premium.register + 1) } }),
        ),
      ).toEqual(refusedAs('price_changed'));
      expect(await insist(createRegistration(domain, 'p3', { premium }))).toMatchObject({ kind: 'done' });
      const ordinary = `${freshLabel()}.com`;
      expect(await order(createRegistration(ordinary, 'p4', { premium }))).toEqual(refusedAs('price_changed'));
    });

    test('lasts for the years that were bought, from now on', async () => {
      const { expiresAt, registeredAt } = await registered(undefined, { years: 3, privacy: true });
      const now = underTest().clock.now();
      expect(Math.abs(registeredAt.getTime() - now.getTime())).toBeLessThan(1_000);
      expect(Math.abs(expiresAt.getTime() - addYears(now, 3).getTime())).toBeLessThan(1_000);
    });

    test('[RG-02] sends the data that the registry requires', async () => {
      const domain = `${freshLabel()}.us`;
      const tldData = { app_purpose: 'P3', category: 'C11' };
      await registered(domain, { tldData });
      expect(await registrar().findRegistrant(domain)).toEqual({ registrant: REGISTRANT, tldData, contacts: OWNERS });
    });
  });

  describe('a renewal', () => {
    test('[OR-05] is made once per reference, from the expiry it was bought for', async () => {
      const held = await registered();
      const outcome = await insist(createRenewal(held, 'a', { years: 2 }));
      const until = addYears(held.expiresAt, 2);
      expect(outcome).toMatchObject({ kind: 'done', held: { expiresAt: until } });
      expect(await insist(createRenewal(held, 'a', { years: 2 }))).toMatchObject({
        kind: 'done',
        held: { expiresAt: until },
      });
      expect(await order(createRenewal(held, 'b'))).toEqual(refusedAs('expiry_differs'));
      expect(await registrar().info(held.domain)).toMatchObject({ expiresAt: until });
      expect(await insist(createRenewal({ ...held, expiresAt: until }, 'c'))).toMatchObject({
        kind: 'done',
        held: { expiresAt: addYears(held.expiresAt, 3) },
      });
    });

    test.each(['request', 'answer'] as const)('[R1] [R2] [R9] whose %s is lost adds its years once', async (what) => {
      const held = await registered();
      underTest().lose(what, { kind: 'renew', domain: held.domain });
      expect(await order(createRenewal(held, 'a'))).toMatchObject({ kind: 'unknown' });
      expect(await insist(createRenewal(held, 'a'))).toMatchObject({
        kind: 'done',
        held: { expiresAt: addYears(held.expiresAt, 1) },
      });
      expect(await registrar().info(held.domain)).toMatchObject({ expiresAt: addYears(held.expiresAt, 1) });
    });

    test('[PR-03a] is made at the agreed price only', async () => {
      const { domain, premium } = await underTest().premiumName();
      const held = await registered(domain, { premium });
      expect(await order(createRenewal(held, 'p1'))).toEqual(refusedAs('price_changed'));
      const dearer = { ...premium, renew: assertMinor(premium.renew + 100) };
      expect(await order(createRenewal(held, 'p2', { premium: dearer }))).toEqual(refusedAs('price_changed'));
      const ordinary = await registered();
      expect(await order(createRenewal(ordinary, 'p3', { premium }))).toEqual(refusedAs('price_changed'));
      for (const { domain: name, expiresAt } of [held, ordinary])
        expect(await registrar().info(name)).toMatchObject({ expiresAt });
      expect(await insist(createRenewal(held, 'p4', { premium }))).toMatchObject({
        kind: 'done',
        held: { expiresAt: addYears(held.expiresAt, 1) },
      });
    });

    test('beyond ten years, or of a domain that is not held, is refused', async () => {
      const held = await registered();
      expect(await order(createRenewal(held, 'a', { years: 10 }))).toEqual(refusedAs('data'));
      expect(await order(createRenewal({ domain: `${freshLabel()}.com`, expiresAt: held.expiresAt }, 'b'))).toEqual(
        refusedAs('not_found'),
      );
    });

    test('[CT-03] switches on the privacy service bought with it', async () => {
      const held = await registered();
      expect(await insist(createRenewal(held, 'a', { privacy: true }))).toMatchObject({
        kind: 'done',
        held: { privacy: true },
      });
    });

    test('[DM-06] [R9] depends on the life stage: late in the grace period, a restore in redemption, impossible after that', async () => {
      const { clock } = underTest();
      const [late, lost, gone] = [await registered(), await registered(), await registered()];
      const start = clock.now();
      clock.set(new Date(late.expiresAt.getTime() + 10 * 86_400_000));
      expect(await registrar().info(late.domain)).toMatchObject({ life: { stage: 'grace' } });
      expect(await order(createRenewal(late, 'r', { restore: true }))).toEqual(refusedAs('price_changed'));
      expect(await insist(createRenewal(late, 'g'))).toMatchObject({
        kind: 'done',
        held: { life: { stage: 'active' } },
      });
      clock.set(new Date(lost.expiresAt.getTime() + 40 * 86_400_000));
      expect(await registrar().info(lost.domain)).toMatchObject({ life: { stage: 'redemption' } });
      expect(await order(createRenewal(lost, 'n'))).toEqual(refusedAs('in_redemption'));
      expect(await insist(createRenewal(lost, 'r', { restore: true }))).toMatchObject({
        kind: 'done',
        held: { expiresAt: addYears(lost.expiresAt, 1), life: { stage: 'active' } },
      });
      clock.set(new Date(gone.expiresAt.getTime() + 62 * 86_400_000));
      expect(await registrar().info(gone.domain)).toMatchObject({ life: { stage: 'pending_delete' } });
      expect(await order(createRenewal(gone, 'r', { restore: true }))).toEqual(refusedAs('not_renewable'));
      clock.set(new Date(gone.expiresAt.getTime() + 70 * 86_400_000));
      expect(await registrar().info(gone.domain)).toBeNull();
      clock.set(start);
    });
  });

  describe('a transfer', () => {
    test('[TR-01] is refused with its reason if the domain cannot be transferred', async () => {
      const label = freshLabel();
      expect(await registrar().transferFacts(`${label}.com`, null)).toMatchObject({ status: 'free', nameservers: [] });
      expect(await registrar().transferFacts(`locked-${label}.com`, null)).toMatchObject({
        status: 'ok',
        locked: true,
      });
      expect(await registrar().transferFacts(`redemption-${label}.com`, null)).toMatchObject({ status: 'redemption' });
      expect(await registrar().transferFacts(`running-${label}.com`, null)).toMatchObject({
        status: 'transfer_running',
      });
      expect(await registrar().transferFacts(`sixdays-${label}.com`, null)).toMatchObject({
        status: 'ok',
        locked: false,
      });
      expect(await order(createTransfer(`${label}.com`, 'a'))).toEqual(refusedAs('not_found'));
      expect(await order(createTransfer(`locked-${label}.com`, 'b'))).toEqual(refusedAs('locked'));
      expect(await order(createTransfer(`toonew-${label}.com`, 'c'))).toEqual(refusedAs('transfer_hold'));
      expect(await order(createTransfer(`sixdays-${label}.com`, 'd', 'wrong-code'))).toEqual(refusedAs('auth_code'));
    });

    test('[OR-05] [TR-03] runs once per reference, and arrives in the end', async () => {
      const domain = `sixdays-${freshLabel()}.com`;
      const outcomes = await Promise.all([1, 2, 3].map(() => insist(createTransfer(domain, 'one'))));
      for (const outcome of outcomes) expect(outcome).toMatchObject({ kind: 'pending', transfer: { stage: 'holder' } });
      expect(await order(createTransfer(domain, 'two'))).toEqual(refusedAs('transfer_hold'));
      expect(await registrar().resendConfirmation(createTransfer(domain, 'one'))).toEqual({ kind: 'done' });
      const { clock } = underTest();
      const start = clock.now();
      clock.advance(2 * 86_400);
      underTest().confirm(domain);
      expect(await registrar().findOrder(createTransfer(domain, 'one'))).toMatchObject({
        kind: 'pending',
        transfer: { stage: 'registrar' },
      });
      expect(await registrar().cancelTransfer(createTransfer(domain, 'one'))).toMatchObject({
        kind: 'refused',
        reason: 'too_late',
      });
      clock.advance(6 * 86_400);
      expect(await registrar().findOrder(createTransfer(domain, 'one'))).toMatchObject({
        kind: 'done',
        held: { domain },
      });
      clock.set(start);
    });

    test('[TR-03] can be cancelled until its holder has confirmed it', async () => {
      const domain = `sixdays-${freshLabel()}.com`;
      await insist(createTransfer(domain, 'one'));
      expect(await registrar().cancelTransfer(createTransfer(domain, 'one'))).toEqual({ kind: 'done' });
      expect(await registrar().findOrder(createTransfer(domain, 'one'))).toEqual(refusedAs('cancelled'));
    });
  });

  describe('a name that is held', () => {
    test('[DM-04] can be changed in each of its parts, and returns the changes', async () => {
      const { domain } = await registered();
      const shown = { nameservers: ['ns1.elsewhere.example', 'ns2.elsewhere.example'], nameserverAddresses: {} };
      for (const change of [{ autoRenew: false }, { privacy: true }, { locked: false }, shown] as const) {
        expect(await registrar().change(domain, change)).toEqual({ kind: 'done' });
        // Repeating a change has no effect: it may be sent twice.
        expect(await registrar().change(domain, change)).toEqual({ kind: 'done' });
        expect(await registrar().info(domain)).toMatchObject(change);
      }
      for (const change of [{ autoRenew: true }, { privacy: false }, { locked: true }] as const) {
        expect(await registrar().change(domain, change)).toEqual({ kind: 'done' });
        expect(await registrar().info(domain)).toMatchObject(change);
      }
    });

    test('[DM-04] has another holder after a change of registrant', async () => {
      const { domain } = await registered();
      const registrant = {
        ...REGISTRANT,
        kind: 'organization' as const,
        org_name: 'Brindle & <Søn> AS',
        address2: 'c/o "Post"',
        state: 'Vestland',
      };
      expect(await registrar().change(domain, { registrant, tldData: {} })).toEqual({ kind: 'done' });
      expect(await registrar().findRegistrant(domain)).toEqual({ registrant, tldData: {}, contacts: OWNERS });
    });

    test('[RG-09b] has separate contacts for the roles that were changed; the others are the owner, and change with it', async () => {
      const { domain } = await registered();
      const [admin, billing] = [
        { ...REGISTRANT, first_name: 'Ada', email: 'ada@example.com' },
        { ...REGISTRANT, first_name: 'Bo', phone: '+47.22000009' },
      ];
      expect(await registrar().change(domain, { role: 'admin', contact: admin })).toEqual({ kind: 'done' });
      expect(await registrar().change(domain, { role: 'billing', contact: billing })).toEqual({ kind: 'done' });
      expect(await registrar().findRegistrant(domain)).toEqual({
        registrant: REGISTRANT,
        tldData: {},
        contacts: { admin, tech: null, billing },
      });
      const registrant = { ...REGISTRANT, city: 'Bergen' };
      expect(await registrar().change(domain, { registrant, tldData: {} })).toEqual({ kind: 'done' });
      expect(await registrar().findRegistrant(domain)).toEqual({
        registrant,
        tldData: {},
        contacts: { admin, tech: null, billing },
      });
      expect(await registrar().change(domain, { role: 'admin', contact: null })).toEqual({ kind: 'done' });
      expect(await registrar().findRegistrant(domain)).toEqual({
        registrant,
        tldData: {},
        contacts: { admin: null, tech: null, billing },
      });
    });

    test('[RG-09b] has no billing contact if its registry keeps none', async () => {
      const { domain } = await registered(`${freshLabel()}.ca`, {
        registrant: CANADIAN,
        tldData: { legal_type: 'CCT', cira_agreement: true },
      });
      expect(await registrar().findRegistrant(domain)).toMatchObject({ contacts: { admin: null, tech: null } });
      expect(await registrar().change(domain, { role: 'billing', contact: REGISTRANT })).toMatchObject({
        kind: 'refused',
        reason: 'contact_role',
      });
      expect(await registrar().change(domain, { role: 'tech', contact: REGISTRANT })).toEqual({ kind: 'done' });
      expect(await registrar().findRegistrant(domain)).toMatchObject({
        registrant: CANADIAN,
        contacts: { admin: null, tech: REGISTRANT },
      });
    });

    test('[DN-11b] accepts the DS records that its registry accepts, the whole set at once, or says that it accepts none', async () => {
      const { domain } = await registered();
      const record = { key_tag: 4711, algorithm: 13, digest_type: 2, digest: 'ab'.repeat(32) };
      if (!registrar().keepsDs(domain)) {
        expect(await registrar().setDsRecords(domain, [record])).toMatchObject({
          kind: 'refused',
          reason: 'ds_not_taken',
        });
        return;
      }
      expect(await registrar().dsRecords(domain)).toEqual([]);
      for (const records of [[record], [record], [record, { ...record, digest_type: 4, digest: 'ab'.repeat(48) }]]) {
        expect(await registrar().setDsRecords(domain, records)).toEqual({ kind: 'done' });
        expect(await registrar().dsRecords(domain)).toEqual(records);
      }
      const wrong = [
        { key_tag: 65_536 },
        { algorithm: 5 },
        { algorithm: 255 },
        { digest_type: 1, digest: 'ab'.repeat(20) },
        { digest_type: 4 },
        { digest: 'ab'.repeat(31) },
        { digest: 'xy'.repeat(32) },
      ];
      for (const change of wrong)
        expect(await registrar().setDsRecords(domain, [{ ...record, ...change }])).toMatchObject({
          kind: 'refused',
          reason: 'data',
        });
      expect(await registrar().dsRecords(domain)).toHaveLength(2);
      expect(await registrar().setDsRecords(domain, [])).toEqual({ kind: 'done' });
      expect(await registrar().dsRecords(domain)).toEqual([]);
      const strange = `${freshLabel()}.com`;
      expect([await registrar().setDsRecords(strange, [record]), await registrar().dsRecords(strange)]).toEqual([
        expect.objectContaining({ kind: 'refused', reason: 'not_held' }),
        'unknown',
      ]);
      expect(registrar().keepsDs(`${freshLabel()}.no-such-ending`)).toBe(false);
    });

    test('[DM-04] returns its transfer code; one that is not held does not', async () => {
      const { domain } = await registered();
      expect(await registrar().authCode(domain)).toEqual({ kind: 'done', code: expect.stringMatching(/^.{8,}$/) });
      const strange = `${freshLabel()}.com`;
      expect(await registrar().authCode(strange)).toMatchObject({ kind: 'refused', reason: 'not_held' });
      expect(await registrar().change(strange, { locked: false })).toMatchObject({
        kind: 'refused',
        reason: 'not_held',
      });
      expect([await registrar().info(strange), await registrar().findRegistrant(strange)]).toEqual([null, null]);
    });

    test('[SE-07] under an extension without a privacy service gets none', async () => {
      const { domain } = await registered(`${freshLabel()}.us`, { tldData: { app_purpose: 'P3', category: 'C11' } });
      expect(await registrar().change(domain, { privacy: true })).toMatchObject({ kind: 'refused' });
    });

    test('[DM-10a] is deleted: it is no longer held, and in its add grace period it is available again', async () => {
      const { domain } = await registered();
      expect(registrar().deletes).toBe(true);
      expect(await registrar().delete(domain)).toEqual({ kind: 'done' });
      expect([
        await registrar().info(domain),
        await registrar().authCode(domain),
        await registrar().delete(domain),
      ]).toEqual([null, expect.objectContaining({ kind: 'refused' }), expect.objectContaining({ kind: 'refused' })]);
      expect(await listNames(registrar())).not.toEqual(expect.arrayContaining([expect.objectContaining({ domain })]));
      expect(await insist(createRegistration(domain, 'anew'))).toMatchObject({ kind: 'done' });

      const { domain: older } = await registered();
      underTest().clock.advance(6 * 86_400);
      expect(await registrar().delete(older)).toEqual({ kind: 'done' });
      expect([await registrar().info(older), await insist(createRegistration(older, 'anew'))]).toEqual([
        null,
        refusedAs('taken'),
      ]);
    });

    test('is in the list of names with its expiry', async () => {
      const names = await Promise.all([registered(), registered()]);
      const listed = await listNames(registrar());
      for (const { domain, expiresAt } of names)
        expect(listed).toEqual(expect.arrayContaining([expect.objectContaining({ domain, expiresAt })]));
    });
  });
}
