import { secondsInDay } from 'date-fns/constants';
import {
  receiptPdfPath,
  type BillingDetails,
  type BillingDetailsChange,
  type Contact,
  type PriceAnswer,
  type Receipt,
  type SavedBillingDetails,
} from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import { customers, domains, orders, sessions } from '../src/db/schema';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { auditTrail } from './support/audit-trail';
import { insertDomain } from './support/own-domain';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { startVies, type ViesStandIn } from './support/vies-stand-in';

const ADDRESS = '/api/account/1.0/billing_details';

/** A business in Germany; the shop sells from Ireland. */
const BUSINESS: BillingDetailsChange = {
  first_name: 'Mara',
  last_name: 'Lindqvist',
  country: 'DE',
  company: 'Wharf & Sons GmbH',
  address: { address1: 'Am Kai 7', address2: '', city: 'Hamburg', state: '', postal_code: '20457' },
  vat_number: 'de 136 695 976',
};

const NO_ADDRESS = { address1: '', address2: '', city: '', state: '', postal_code: '' };

let vies: ViesStandIn;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  vies = await startVies();
  shop = await openShop({
    VAT_REGISTER: 'vies',
    VIES_URL: vies.origin,
    SELLER: 'Quay Ltd.|1 Example Street|Dublin',
    SELLER_COUNTRY: 'IE',
    SELLER_TAX_NUMBER: 'IE6433435F',
  });
});
beforeEach(async () => {
  vies.state = 'valid';
  vies.asked.length = 0;
  customer = await shop.asCustomer({ country: 'DE' });
});
afterEach(() => shop.checkInvariants());
afterAll(async () => {
  await shop.close();
  await vies.close();
});

const read = async (): Promise<BillingDetails> => (await customer.request({ url: ADDRESS })).json<BillingDetails>();
const save = (change: Partial<BillingDetailsChange> = {}) =>
  customer.request({ method: 'PUT', url: ADDRESS, payload: { ...BUSINESS, ...change } });
const price = (): Promise<PriceAnswer> =>
  shop.price(customer, { type: 'new', domain_name: `${freshLabel()}.com`, period: 1 });
const consent = { immediate_performance: true as const, text_version: PERFORMANCE_CONSENT.version };
const place = async (): Promise<string> => {
  await shop.storeCard(customer);
  const placed = await shop.placeOrder(customer, await shop.payloadFor(customer, [`${freshLabel()}.com`], { consent }));
  return placed.json<{ order_id: string }>().order_id;
};
const buy = async (): Promise<string> => (await shop.settle(customer, await place())).order_id;
const getReceipt = async (id: string): Promise<Receipt> =>
  (await customer.request({ url: `/api/checkout/1.0/order/${id}/receipt` })).json<Receipt>();
const listTaxes = async () => (await price()).tax_rates.map(({ tax_id, tax_amount }) => [tax_id, tax_amount]);
const taxed = [['vat-de', 2.45]];
const leftToBuyer = [['reverse-charge', 0]];
const row = async () => (await shop.deps.db.select().from(customers).where(eq(customers.id, customer.id)))[0];
const staySignedIn = () =>
  shop.deps.db
    .update(sessions)
    .set({ updated_at: shop.clock.now(), expires_at: new Date(shop.clock.now().getTime() + secondsInDay * 1_000) });
/** Runs the job for the numbers that are due; the customer has signed in again meanwhile. */
const later = async (seconds = 3_700) => {
  shop.clock.advance(seconds);
  await staySignedIn();
  await shop.deps.jobs.enqueueRegular();
  await shop.deps.jobs.drain();
};

describe('[SS-06d] a change of name, company or address', () => {
  const OWNER: Contact = {
    ...{
      kind: 'individual',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'm@example.com',
      phone: '+49.401234567',
    },
    ...{ address1: 'Alter Weg 1', city: 'Bremen', postal_code: '28195', country: 'DE' },
  };

  /** A domain of the customer with this registrant at the registrar. */
  async function owned(
    owner: Partial<Contact> | null,
    given: Partial<typeof domains.$inferInsert> = {},
  ): Promise<string> {
    const name = `${freshLabel()}.com`;
    await insertDomain(shop, customer, name, { registrant: owner && { ...OWNER, ...owner }, ...given });
    return name;
  }
  const listUnchanged = async (change: Partial<BillingDetailsChange>) =>
    (await save({ company: '', vat_number: '', ...change })).json<SavedBillingDetails>().unchanged_owners;

  test('lists the domains whose registrant still has the former details, and changes nothing at a registry', async () => {
    const old = await owned({});
    const written = await owned({ last_name: 'LINDQVIST ' });
    await owned({ first_name: 'Somebody', last_name: 'Else' });
    await owned(null);
    await owned({}, { ended_at: shop.clock.now() });
    expect(await listUnchanged({ last_name: 'Berg', address: NO_ADDRESS })).toEqual([old, written].sort());
    const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, old));
    expect(row?.registrant).toMatchObject({ last_name: 'Lindqvist' });
  });

  test('of only the address names the domains with another one, and none that has it already', async () => {
    const old = await owned({});
    await owned({ address1: 'am  Kai 7', city: 'HAMBURG', postal_code: '20457' });
    expect(await listUnchanged({})).toEqual([old]);
    // Saving again changes nothing.
    expect(await listUnchanged({})).toBeUndefined();
  });

  test('names none when the address that the owner has is only left open in part', async () => {
    await owned({ postal_code: '' });
    expect(
      await listUnchanged({
        address: { ...BUSINESS.address, address1: 'Alter Weg 1', city: 'Bremen', postal_code: '28195' },
      }),
    ).toBeUndefined();
  });

  test('of a company names the domains that it owns by its former name', async () => {
    const old = await owned({ kind: 'organization', org_name: 'Wharf Ltd.', first_name: 'Tom', last_name: 'Tide' });
    await save({ company: 'Wharf Ltd.', vat_number: '', address: NO_ADDRESS });
    expect(await listUnchanged({ company: 'Quay Ltd.', address: NO_ADDRESS })).toEqual([old]);
  });
});

describe('[SS-06a] [SS-06b] [SS-06c] billing details', () => {
  test('[SS-06g] are refused with each part that is missing, and kept as they were, when an address is only begun', async () => {
    const begun = { ...NO_ADDRESS, address1: 'Am Kai 7' };
    const { statusCode, json } = await save({ address: begun });
    expect(statusCode).toBe(422);
    expect(json()).toMatchObject({
      code: 'address_incomplete',
      'invalid-params': [
        { loc: 'address.postal_code', code: 'address_part_missing', params: { part: 'postal_code' } },
        { loc: 'address.city', code: 'address_part_missing', params: { part: 'city' } },
      ],
    });
    expect((await read()).address).toEqual(NO_ADDRESS);
    // Ireland has addresses without a postal code.
    const irish = { ...begun, city: 'Dublin' };
    expect((await save({ country: 'IE', vat_number: '', address: irish })).statusCode).toBe(200);
  });

  test('keep other changes made while the register is queried', async () => {
    vies.meanwhile = async () => {
      await shop.deps.db.update(customers).set({ language: 'de' }).where(eq(customers.id, customer.id));
    };
    expect((await save()).statusCode).toBe(200);
    expect(await row()).toMatchObject({ language: 'de', company: BUSINESS.company });
  });

  test('are refused, and restore nothing, when the account is closed while the register is queried', async () => {
    const closed = { closed_at: shop.clock.now(), name: '', company: null };
    vies.meanwhile = async () => {
      await shop.deps.db.update(customers).set(closed).where(eq(customers.id, customer.id));
    };
    const { statusCode, json } = await save();
    expect([statusCode, json<{ code: string }>().code]).toEqual([409, 'account_closed']);
    expect(await row()).toMatchObject(closed);
  });

  test('of a business in another member state remove the VAT from price, order and receipt, and keep the evidence', async () => {
    expect(await listTaxes()).toEqual(taxed);
    const saved = await save();
    expect([saved.statusCode, saved.json()]).toEqual([
      200,
      {
        ...BUSINESS,
        vat_number: 'DE136695976',
        vat: { status: 'confirmed', confirmed_at: shop.clock.now().toISOString(), reverse_charge: true },
      },
    ]);
    expect(await read()).toEqual(saved.json());
    expect(vies.asked).toEqual([
      { countryCode: 'DE', vatNumber: '136695976', requesterMemberStateCode: 'IE', requesterNumber: '6433435F' },
    ]);

    expect(await listTaxes()).toEqual(leftToBuyer);
    const id = await buy();
    expect(await getReceipt(id)).toMatchObject({
      seller: { name: 'Quay Ltd.', tax_number: 'IE6433435F' },
      buyer: {
        name: 'Mara Lindqvist',
        company: 'Wharf & Sons GmbH',
        address: ['Am Kai 7', '20457 Hamburg'],
        country: 'DE',
        vat_number: 'DE136695976',
      },
      amount: 12.9,
      taxes: [{ tax_id: 'reverse-charge', tax_rule_name: 'Reverse charge', tax_rate: 0, tax_amount: 0 }],
      total: 12.9,
      captured: 12.9,
    });
    expect((await customer.request({ url: receiptPdfPath(id) })).statusCode).toBe(200);
    const [order] = await shop.deps.db
      .select()
      .from(orders)
      .where(eq(orders.id, asId(id)));
    expect(order).toMatchObject({
      tax: 0,
      tax_country: 'DE',
      vat: {
        number: 'DE136695976',
        status: 'confirmed',
        reverse_charge: true,
        evidence: { consultation_number: 'WAPIAAAAWxYz', name: 'WHARF & SONS GMBH', address: null },
      },
    });
    const trail = await auditTrail(shop.deps.db);
    expect(
      trail.find(
        ({ action, subject }) => action === 'customer.billing_details_changed' && subject === `customer:${customer.id}`,
      )?.after,
    ).toEqual({
      country: 'DE',
      vat_number: 'DE136695976',
      vat_status: 'confirmed',
      consultation_number: 'WAPIAAAAWxYz',
    });
  });

  test('keep the tax for a consumer, a business in the seller’s own country, and outside the EU', async () => {
    await save({ vat_number: '' });
    expect([await listTaxes(), (await read()).vat]).toEqual([taxed, null]);
    await save({ country: 'IE', vat_number: 'IE6433435F' });
    expect([await listTaxes(), (await read()).vat?.reverse_charge]).toEqual([[['vat-ie', 2.97]], false]);
    await save({ country: 'US', vat_number: '' });
    expect(await listTaxes()).toEqual([]);
  });

  test('refuse an invalid number, one of another country and one that the register does not know; nothing changes', async () => {
    const getRefusal = async (change: Partial<BillingDetailsChange>) => {
      const answer = await save(change);
      const body = answer.json<{ code: string; 'invalid-params': { loc: string; code: string }[] }>();
      return [answer.statusCode, body.code, body['invalid-params'].map(({ loc, code }) => [loc, code])];
    };
    const before = await row();
    const refused = (why: string) => [422, 'vat_number', [['vat_number', why]]];
    expect(await getRefusal({ vat_number: 'DE136695977' })).toEqual(refused('vat_malformed'));
    expect(await getRefusal({ country: 'FR' })).toEqual(refused('vat_malformed'));
    expect(await getRefusal({ country: 'NO' })).toEqual(refused('vat_outside_eu'));
    expect(await getRefusal({ country: 'XX', vat_number: '' })).toEqual([
      422,
      'country',
      [['country', 'country_missing']],
    ]);
    expect(await getRefusal({ company: '' })).toEqual([422, 'company', [['company', 'company_missing']]]);
    expect(vies.asked).toEqual([]);
    vies.state = 'invalid';
    expect(await getRefusal({})).toEqual(refused('vat_unknown'));
    expect(vies.asked).toHaveLength(1);
    expect(await row()).toEqual(before);
    expect((await shop.request({ url: ADDRESS })).statusCode).toBe(401);
  });

  test.each(['down', 'failing'] as const)(
    'accept a well-formed number while the register is %s, and query it again until it responds',
    async (state) => {
      vies.state = state;
      expect((await save()).json()).toMatchObject({
        vat: { status: 'unconfirmed', confirmed_at: null, reverse_charge: true },
      });
      expect(await listTaxes()).toEqual(leftToBuyer);
      await later();
      expect((await read()).vat?.status).toBe('unconfirmed');
      vies.state = 'valid';
      await later();
      expect((await read()).vat).toMatchObject({ status: 'confirmed', reverse_charge: true });
      const asked = vies.asked.length;
      await later();
      expect(vies.asked).toHaveLength(asked);
    },
  );

  test('are taxed again, and the customer is told, when the VAT register turns out not to have the number', async () => {
    vies.state = 'down';
    await save();
    const quoted = await price();
    vies.state = 'invalid';
    await later();
    expect((await read()).vat).toMatchObject({ status: 'refused', reverse_charge: false });
    expect(await listTaxes()).toEqual(taxed);
    expect((await shop.emails()).find(({ recipient }) => recipient === customer.email)).toMatchObject({
      subject: 'Your VAT number DE136695976 could not be confirmed',
    });
    // What was quoted without tax is not sold without it.
    const payload = await shop.payloadFor(customer, [quoted.domain], { consent });
    const [item] = payload.order_items;
    const answer = await shop.placeOrder(customer, {
      ...payload,
      original_tax: 0,
      order_items: item ? [{ ...item, quote: quoted.quote }] : [],
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'price_changed', tax: 2.45 }]);
  });

  test('have a confirmed number checked again each month; one that the register no longer knows is taxed', async () => {
    await save();
    expect(await listTaxes()).toEqual(leftToBuyer);
    const confirmedAt = (await read()).vat?.confirmed_at ?? '';
    // As saved by a version that checked only once.
    await shop.deps.db.update(customers).set({ vat_ask_at: null }).where(eq(customers.id, customer.id));
    await later(31 * secondsInDay);
    expect(Date.parse((await read()).vat?.confirmed_at ?? '') - Date.parse(confirmedAt)).toBe(
      31 * secondsInDay * 1_000,
    );
    const asked = vies.asked.length;
    await later();
    expect(vies.asked).toHaveLength(asked);
    vies.state = 'down';
    await later(31 * secondsInDay);
    expect((await read()).vat).toMatchObject({ status: 'confirmed', reverse_charge: true });
    vies.state = 'invalid';
    await later();
    expect((await read()).vat).toMatchObject({ status: 'refused', reverse_charge: false });
    expect(await listTaxes()).toEqual(taxed);
    expect((await shop.emails()).find(({ recipient }) => recipient === customer.email)?.subject).toBe(
      'Your VAT number DE136695976 could not be confirmed',
    );
  });

  test('have a confirmed number checked again for another company, or after a day', async () => {
    await save();
    await save({ first_name: 'Maren' });
    expect(vies.asked).toHaveLength(1);
    await save({ company: 'Another GmbH' });
    expect(vies.asked).toHaveLength(2);
    shop.clock.advance(2 * secondsInDay);
    await staySignedIn();
    vies.state = 'down';
    expect((await save({ company: 'Another GmbH' })).statusCode).toBe(200);
    expect((await read()).vat).toMatchObject({ status: 'confirmed' });
    vies.state = 'invalid';
    expect((await save({ company: 'Another GmbH' })).statusCode).toBe(422);
    // While the register does not respond, another company is not confirmed by the result for the previous one.
    vies.state = 'down';
    await save();
    expect((await read()).vat).toMatchObject({ status: 'unconfirmed' });
  });

  test('do not change an issued receipt, nor the number on one that is still to be issued', async () => {
    await save();
    const first = await buy();
    const second = await place();
    await save({ company: 'Other Wharf GmbH', vat_number: '' });
    expect((await getReceipt(first)).buyer).toMatchObject({ company: 'Wharf & Sons GmbH', vat_number: 'DE136695976' });
    await shop.settle(customer, second);
    expect(await getReceipt(second)).toMatchObject({
      buyer: { vat_number: 'DE136695976' },
      taxes: [{ tax_id: 'reverse-charge' }],
    });
  });
});

describe('[SS-06f] billing details of a shop without a VAT register', () => {
  test('report a number as unchecked, and accept it at once', async () => {
    const other = await openShop({ SELLER: 'Quay Ltd.|1 Example Street|Dublin', SELLER_COUNTRY: 'IE' });
    try {
      const buyer = await other.asCustomer({ country: 'DE' });
      const saved = await buyer.request({ method: 'PUT', url: ADDRESS, payload: BUSINESS });
      const vat = { status: 'unconfirmed', confirmed_at: null, reverse_charge: true, is_asked: false };
      expect(saved.json()).toMatchObject({ vat });
      expect((await buyer.request({ url: ADDRESS })).json()).toMatchObject({ vat });
    } finally {
      await other.close();
    }
  });
});
