import fc from 'fast-check';
import { orderPayload as orderPayloadSchema } from '../contract/checkout';
import type { Contact } from '../contract/contact';
import { addOnLine, cartItem, contact, subProduct, taxLine } from '../testing/fixtures';
import { orderPayload, type OrderedRegistrant, type OrderInput } from './order-payload';

interface Given extends Partial<
  Pick<OrderInput, 'items' | 'currencyCode' | 'consented' | 'acceptsDelay' | 'referral'>
> {
  registrant?: Contact | null;
  tldData?: OrderedRegistrant['tldData'];
}

const input = ({ registrant = contact(), tldData = {}, ...given }: Given): OrderInput => ({
  items: [],
  findRegistrant: () => registrant && { contact: registrant, tldData },
  paymentMethodId: 'pm_1',
  currencyCode: 'USD',
  idempotencyKey: 'key-0123456789abcdef',
  ...given,
});

const newName = cartItem({
  domain: 'brindlewharf.us',
  privacy: true,
  quote: 'signed',
  tax_rates: [taxLine(1290, 25)],
  sub_products: [
    subProduct({ type: 'contact_privacy', is_selected: true }),
    subProduct({ type: 'domain_forwarding' }),
    subProduct({ type: 'email_forwarding', is_selected: true, quantity: 2 }),
  ],
});
const renewal = cartItem({
  type: 'renew',
  domain: 'quill.page',
  date: '2027-03-01T12:00:00Z',
  auth_info: 'x',
  sub_products: [],
});
const transfer = cartItem({
  type: 'transfer',
  domain: 'rookery.eu',
  auth_info: 'code-1',
  autorenew: false,
  sub_products: [],
});

describe('[OR-01a] [OR-01b] orderPayload', () => {
  it('[DM-09a] sends add-ons bought alone as a renewal of 0 years until the current expiry, without an auto-renew setting', () => {
    const payload = orderPayload(input({ items: [addOnLine({ quote: 'signed' })], registrant: null }));
    expect(payload).toMatchObject({ original_amount: 3.42, original_tax: 0 });
    expect(payload.order_items).toEqual([
      {
        product: 'domain',
        type: 'renew',
        domain_name: 'brindlewharf.com',
        period: 0,
        current_expiry_date: '2027-03-01T12:00:00Z',
        sub_items: ['contact_privacy'],
        quote: 'signed',
      },
    ]);
    expect(payload).not.toHaveProperty('renewal_settings');
    expect(orderPayloadSchema.safeParse(payload).success).toBe(true);
  });

  it('sends just the fields of each type', () => {
    const payload = orderPayload(
      input({
        items: [newName, renewal, transfer],
        registrant: contact({ country: 'DE' }),
        tldData: { us: { app_purpose: 'P3', category: 'C11', validator: 'NO' }, page: { app_purpose: 'P3' } },
      }),
    );
    expect(payload.order_items).toEqual([
      {
        product: 'domain',
        type: 'new',
        domain_name: 'brindlewharf.us',
        period: 1,
        enable_privacy: true,
        auto_renew: true,
        registrant: contact({ country: 'DE' }),
        tld_data: { us: { app_purpose: 'P3', category: 'C11' } },
        sub_items: ['contact_privacy', 'email_forwarding', 'email_forwarding'],
        quote: 'signed',
      },
      {
        product: 'domain',
        type: 'renew',
        domain_name: 'quill.page',
        period: 1,
        current_expiry_date: '2027-03-01T12:00:00Z',
        sub_items: [],
      },
      {
        product: 'domain',
        type: 'transfer',
        domain_name: 'rookery.eu',
        period: 1,
        auth_info: 'code-1',
        registrant: contact({ country: 'DE' }),
        tld_data: { eu: { is_individual: true } },
      },
    ]);
    expect(orderPayloadSchema.safeParse(payload).success).toBe(true);
  });

  it('[LG-04b] sends the auto-renew setting of each renewal, outside of its item', () => {
    const off = { ...renewal, domain: 'tannery.page', autorenew: false };
    const payload = orderPayload(
      input({
        items: [newName, { ...renewal, autorenew: true }, off, transfer],
        registrant: contact({ country: 'DE' }),
      }),
    );
    expect(payload.renewal_settings).toEqual([
      { domain_name: 'quill.page', auto_renew: true },
      { domain_name: 'tannery.page', auto_renew: false },
    ]);
    expect(orderPayloadSchema.safeParse(payload).success).toBe(true);
    expect(orderPayload(input({ items: [newName], registrant: contact() }))).not.toHaveProperty('renewal_settings');
  });

  it('sends the sums of the cart and its tax', () => {
    const { original_amount, original_tax, currency_code, payment_method_id, idempotency_key } = orderPayload(
      input({ items: [newName, renewal] }),
    );
    expect({ original_amount, original_tax }).toEqual({ original_amount: 12.9 + 3 + 6 + 12.9, original_tax: 3.23 });
    expect({ currency_code, payment_method_id, idempotency_key }).toEqual({
      currency_code: 'USD',
      payment_method_id: 'pm_1',
      idempotency_key: 'key-0123456789abcdef',
    });
  });

  it('[RG-02] finds registry data by TLD, else by registry, and sends it under the TLD', () => {
    const items = [cartItem({ domain: 'wharf.co.uk' }), cartItem({ domain: 'wharf.uk' })];
    const tldData = { 'co.uk': { registrant_type: 'FIND' }, uk: { registrant_type: 'FCORP' } };
    const sent = orderPayload(input({ items, tldData })).order_items.map((item) =>
      'tld_data' in item ? item.tld_data : null,
    );
    expect(sent).toEqual([{ 'co.uk': { registrant_type: 'FIND' } }, { uk: { registrant_type: 'FCORP' } }]);
  });

  it('[RG-11d] sends each domain with its own registrant and that one’s answers', () => {
    const company = contact({ kind: 'organization', org_name: 'Brindle Wharf Ltd' });
    const answers = (category: string) => ({ us: { app_purpose: 'P1', category } });
    const items = ['wharf.us', 'quill.us'].map((domain) => cartItem({ domain }));
    const { order_items } = orderPayload({
      ...input({ items }),
      findRegistrant: (domain) =>
        domain === 'quill.us'
          ? { contact: company, tldData: answers('C21') }
          : { contact: contact(), tldData: answers('C11') },
    });
    expect(order_items).toMatchObject([
      { domain_name: 'wharf.us', registrant: contact(), tld_data: answers('C11') },
      { domain_name: 'quill.us', registrant: company, tld_data: answers('C21') },
    ]);
    expect(() => orderPayload(input({ items, registrant: null }))).toThrow(/wharf\.us has no registrant/);
  });

  it('[LG-03] sends the organisation only when the registrant is one', () => {
    const getRegistrant = (registrant: Contact) => {
      const [item] = orderPayload(input({ items: [cartItem()], registrant })).order_items;
      return item && 'registrant' in item ? item.registrant : null;
    };
    expect(getRegistrant(contact({ org_name: 'Old entry' }))).not.toHaveProperty('org_name');
    expect(getRegistrant(contact({ kind: 'organization', org_name: 'Brindle Wharf Ltd' }))).toHaveProperty(
      'org_name',
      'Brindle Wharf Ltd',
    );
  });

  it('throws when a renewal has no date or a transfer has no code', () => {
    expect(() => orderPayload(input({ items: [{ ...renewal, date: undefined }] }))).toThrow(RangeError);
    expect(() => orderPayload(input({ items: [{ ...transfer, auth_info: '' }] }))).toThrow(/no code/);
  });

  it('passes the server’s schema whatever is in the cart', () => {
    const item = fc
      .record({
        label: fc.stringMatching(/^[a-z]{3,10}$/),
        type: fc.constantFrom('new' as const, 'renew' as const, 'transfer' as const),
        period: fc.integer({ min: 1, max: 10 }),
        cost: fc.integer({ min: 0, max: 10_000_000 }),
        quantity: fc.integer({ min: 1, max: 48 }),
      })
      .map(({ label, quantity, ...rest }) =>
        cartItem({
          ...rest,
          domain: `${label}.com`,
          date: '2027-03-01T12:00:00.000Z',
          auth_info: 'code-1',
          sub_products: [subProduct({ type: 'email_forwarding', is_selected: true, quantity })],
        }),
      );
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 6 }), (items) => {
        expect(orderPayloadSchema.safeParse(orderPayload(input({ items }))).success).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
