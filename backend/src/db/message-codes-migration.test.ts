import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from './migrations-folder';
import { openPglite, type EmbeddedDatabase } from './pglite';

/** The last migration before the codes. */
const BEFORE = '0015_session_former_tokens';

let database: EmbeddedDatabase;
let before: string;

beforeAll(async () => {
  before = mkdtempSync(join(tmpdir(), 'storefront-migrations-'));
  cpSync(migrationsFolder(), before, { recursive: true });
  const journal = join(before, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const upTo = entries.findIndex(({ tag }) => tag === BEFORE) + 1;
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, upTo) }));
  const folder = process.env.MIGRATIONS_DIR;
  process.env.MIGRATIONS_DIR = before;
  database = await openPglite({});
  await database.migrate();
  if (folder === undefined) delete process.env.MIGRATIONS_DIR;
  else process.env.MIGRATIONS_DIR = folder;
});
afterAll(async () => {
  await database.close();
  rmSync(before, { recursive: true, force: true });
});

const ITEMS: readonly (readonly [message: string, code: string | null, params?: object])[] = [
  ['', null],
  ['In words that no version has written.', null],
  ['Taken a moment ago by someone else.', 'taken'],
  ['The registry does not accept the registrant’s data for this name.', 'data'],
  ['Its registry has been asked. This can take a while.', 'registry_asked'],
  [
    'You withdrew, but the present registrar has released the name already, so the transfer cannot be called off. We decide what is paid back and write to you within 14 days.',
    'withdrawal_too_late',
  ],
  ['It has Domain Forwarding already.', 'add_on_there', { add_on: 'domain_forwarding' }],
  ['It can have 10 email addresses, and has 8 already.', 'too_many_addresses', { max: 10, has: 8 }],
];

const CARD = { brand: 'American Express', last4: '0005' };
const PAYMENTS: readonly (readonly [message: string, code: string | null, params?: object])[] = [
  ['', null],
  ['The bank declined Visa 4242. Nothing was charged. Use another card or ask the bank.', null],
  ['The bank declined American Express 0005. Nothing was charged. Use another card or ask the bank.', 'declined', CARD],
  ['American Express 0005 has expired. Nothing was charged. Use another card.', 'expired_card', CARD],
  ['American Express 0005 is no longer saved. Nothing was charged. Use another card.', 'method_missing', CARD],
  ['The bank’s confirmation timed out. Nothing was charged.', 'challenge_expired'],
];

test('orders from before the codes get the codes of their sentences, and keep unlisted sentences', async () => {
  await database.execute(`
    insert into customers (id, name, email, first_name, last_name, country, created_at, updated_at)
      values ('00000000-0000-4000-8000-000000000001', '', 'mara@example.com', 'Mara', 'Lindqvist', 'NO', now(), now());
    insert into payment_methods (id, customer_id, provider_method_id, setup_intent_id, brand, last4, exp_month, exp_year, is_default, created_at)
      values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'pm', 'si', 'American Express', '0005', 1, 2030, true, now());`);
  for (const [index, [message]] of PAYMENTS.entries())
    await database.execute(
      `insert into orders (customer_id, idempotency_key, request_hash, state, currency_code, amount, tax, total, tax_country, payment_method_id, payment_message, created_at, updated_at)
        values ('00000000-0000-4000-8000-000000000001', $1, 'x', 'payment_failed', 'USD', 1, 0, 1, 'NO', '00000000-0000-4000-8000-000000000002', $2, now(), now())`,
      [`payment-${index}`, message],
    );
  for (const [position, [message]] of ITEMS.entries())
    await database.execute(
      `insert into order_items (order_id, position, type, domain_name, period, state, message, cost, amount, tax, tax_rates, sub_items, updated_at)
        select id, $1, 'new', 'brindlewharf.com', 1, 'failed', $2, 1, 1, 0, '[]', '[]', now() from orders where idempotency_key = 'payment-0'`,
      [position, message],
    );

  await database.migrate();

  const items = await database.execute(
    'select message, message_code, message_params from order_items order by position',
  );
  expect(items.rows).toEqual(
    ITEMS.map(([message, message_code, message_params = null]) => ({ message, message_code, message_params })),
  );
  const payments = await database.execute(
    'select payment_message, payment_code, payment_params from orders order by idempotency_key',
  );
  expect(payments.rows).toEqual(
    PAYMENTS.map(([payment_message, payment_code, payment_params = null]) => ({
      payment_message,
      payment_code,
      payment_params,
    })),
  );
});
