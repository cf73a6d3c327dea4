import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBED_PATH, takeCartTransfer, type CartTransfer, type OutputOf } from '@storefront/shared/contract';
import type { deskPartner, deskPartnerOrders, deskPartners } from '@storefront/shared/contract/desk';
import type { TestCustomer } from './support/app';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { openDesk, type TestDesk, type TestStaff } from './support/staff';

const PAGE = 'https://hosting.example';
const folder = mkdtempSync(join(tmpdir(), 'desk-partners-'));
const file = join(folder, 'partners.json');
writeFileSync(
  file,
  JSON.stringify([
    { id: 'hosting', name: 'Harbour Hosting', key: 'pk_hosting', origins: [PAGE] },
    { id: 'blog', name: 'Blog of Quills', key: 'pk_blogs', origins: ['https://blog.example'] },
  ]),
);

let shop: TestShop;
let desk: TestDesk;
let finance: TestStaff;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26006', CURRENCIES: 'USD,EUR', PARTNERS_FILE: file });
  desk = await openDesk(shop);
  finance = await desk.asStaff('finance');
  customer = await shop.asCustomer({ country: 'US' });
});
afterAll(async () => {
  await desk.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

const get = async <T>(path: string): Promise<T> => {
  const answer = await finance.request({ url: `/desk/1.0/partners${path}` });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
};

/** Sends a cart from the partner's page. */
async function sendCart(): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${EMBED_PATH}/pk_hosting/handover`,
    headers: { origin: PAGE, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    payload: { items: [{ domain: `${freshLabel()}.com`, period: 1 }] },
  });
  return answer.json<{ id: string }>().id;
}

async function buyReferred(): Promise<string> {
  const taken = await customer.request({
    method: 'POST',
    url: takeCartTransfer.path.replace('{id}', await sendCart()),
    payload: { key: 'key-of-this-taking' },
  });
  const { from } = taken.json<CartTransfer>();
  if (!from) throw new Error(taken.body);
  const payload = await shop.payloadFor(customer, [`${freshLabel()}.com`]);
  const placed = await shop.placeOrder(customer, { ...payload, referral: from.referral });
  const id = placed.json<{ order_id: string }>().order_id;
  await shop.settle(customer, id);
  return id;
}

describe('[BO-04h] partners', () => {
  it('are listed by name with their keys and origins', async () => {
    const { partners } = await get<OutputOf<typeof deskPartners>>('');
    expect(partners.map(({ id, name, keys, origins }) => ({ id, name, key: keys[0]?.key, origins }))).toEqual([
      { id: 'blog', name: 'Blog of Quills', key: 'pk_blogs', origins: ['https://blog.example'] },
      { id: 'hosting', name: 'Harbour Hosting', key: 'pk_hosting', origins: [PAGE] },
    ]);
  });

  it('have their orders summed exactly by currency and period, with their carts, and nothing of others', async () => {
    const [first, second] = [await buyReferred(), await buyReferred()];
    await sendCart();
    const own = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
    await shop.settle(customer, own);
    const today = shop.clock.now().toISOString().slice(0, 10);

    const partner = await get<OutputOf<typeof deskPartner>>(`/hosting?from=${today}&until=${today}`);
    expect(partner).toMatchObject({
      name: 'Harbour Hosting',
      totals: [{ currency_code: 'USD', orders: 2, paid: 2, captured: 25.8, refunded: 0 }],
      carts: { made: 3, taken: 2 },
    });
    const page = await get<OutputOf<typeof deskPartnerOrders>>(`/hosting/orders?from=${today}&until=${today}`);
    expect(page.rows.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(page.rows[0]).toMatchObject({ total: 12.9, customer: { email: customer.email } });

    shop.clock.advance(86_400);
    // A session of staff ends with the working day.
    finance = await desk.asStaff('finance');
    const tomorrow = shop.clock.now().toISOString().slice(0, 10);
    expect(await get(`/hosting?from=${tomorrow}`)).toMatchObject({ totals: [], carts: { made: 0, taken: 0 } });
    expect(await get(`/hosting/orders?from=${tomorrow}`)).toEqual({ rows: [], has_more: false });
    expect(await get('/blog')).toMatchObject({ totals: [], carts: { made: 0 } });
    const nobody = await finance.request({ url: '/desk/1.0/partners/nobody' });
    expect([nobody.statusCode, nobody.json()]).toMatchObject([404, { params: { what: 'not_found' } }]);
    await shop.checkInvariants();
  });

  it.each(['from=yesterday', 'until=2027-02-30', 'page=0'])('refuse %s', async (query) => {
    expect((await finance.request({ url: `/desk/1.0/partners/hosting/orders?${query}` })).statusCode).toBe(400);
  });
});
