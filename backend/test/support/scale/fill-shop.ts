import { sql } from 'drizzle-orm';
import type { CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../../src/db/client';
import { asId } from '../as-id';

/** The size of a shop. */
export interface ShopSize {
  /** The number of existing domains; their rows stay. */
  readonly from: number;
  /** The number of domains afterwards, including ended ones. */
  readonly to: number;
  /** How many of the added ones the big customer gets. */
  readonly big: number;
  readonly now: Date;
  /** Of the shop. */
  readonly nameservers: readonly string[];
}

/** Domains of `SMALL`, whatever the size of the shop. */
export const SMALL_DOMAINS = 49;
/** One customer per five domains. */
const countCustomers = (domains: number): number => Math.max(10, Math.ceil(domains / 5));

const BIG = 2;
const SMALL = 1;

/** The SQL of an id; `n` is SQL. */
const asUuid = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const uid = (kind: string, n: string): string => asUuid(`'${kind}:' || ${n}`);
/** A uniform, reproducible number between 0 and 1. */
const chance = (salt: string, n: string): string =>
  `(('x' || substr(md5('${salt}:' || ${n}), 1, 8))::bit(32)::bigint / 4294967296.0)`;
const pick = (words: readonly string[], n: string): string =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${n})::int % ${words.length}]`;

const FIRST_NAMES = ['Mara', 'Yusuf', 'Ines', 'Bo', 'Chidi', 'Liv', 'Tomasz', 'Aiko', 'Rosa', 'Emil', 'Noor'];
const LAST_NAMES = ['Lindqvist', 'Demir', 'Okafor', 'Lindgren', 'Nowak', 'Haugen', 'Sato', 'Keller', 'Moreau'];
const WORDS = [
  ...['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'garden', 'harbour', 'island', 'juniper', 'kettle'],
  ...['lantern', 'meadow', 'north', 'orchard', 'pebble', 'quill', 'river', 'sparrow', 'timber', 'umber', 'valley'],
];
const TLDS = ['com', 'com', 'com', 'com', 'net', 'org', 'de', 'se', 'io', 'shop'];

const registrant = (n: string): string => `jsonb_build_object(
  'kind', 'individual', 'first_name', ${pick(FIRST_NAMES, n)}, 'last_name', ${pick(LAST_NAMES, n)},
  'email', 'holder-' || ${n} || '@example.com', 'phone', '+47.22000000', 'address1', 'Storgata ' || (${n} % 200),
  'city', 'Oslo', 'state', 'Oslo', 'postal_code', '0155', 'country', 'NO')`;

/** An order with its one line, receipt, emails and audit entries, for the domains of `made` that meet a condition. */
function ordersFor(kind: 'new' | 'renew', at: string, condition: string): string[] {
  const [order, item] = [uid(`order-${kind}`, 'i'), uid(`item-${kind}`, 'i')];
  const of = `from made where ${condition}`;
  const type = kind === 'new' ? "case when i % 40 = 3 then 'transfer' else 'new' end" : `'${kind}'`;
  const entries = [
    ['customer', 'order.submitted', 'order'],
    ['job', 'order.authorized', 'order'],
    ['job', 'order.provisioning', 'order'],
    ['job', 'order_item.completed', 'order_item'],
    ['job', 'order.captured', 'order'],
    ['job', 'order.completed', 'order'],
  ];
  return [
    `insert into orders (id, customer_id, idempotency_key, request_hash, state, currency_code, amount, tax, total, captured, tax_country,
      payment_method_id, payment_ref, partner_id, request_id, created_at, updated_at)
    select ${order}, customer_id, 'key-${kind}-' || md5(i::text), md5('request-${kind}' || i), 'completed', 'USD', 1499, 375, 1874, 1874, 'NO',
      ${uid('card', 'owner')}, 'pi_${kind}_' || md5(i::text), case when i % 100 = 7 then 'acme' end, 'req-' || i, ${at}, ${at} ${of}`,
    `insert into order_items (id, order_id, position, type, domain_name, period, state, cost, amount, tax, tax_rates, sub_items,
      enable_privacy, auto_renew, registrant, tld_data, expiry_date, domain_id, updated_at)
    select ${item}, ${order}, 0, ${type}, name, 1, 'completed', 1499, 1499, 375,
      '[{"tax_id":"no-vat","tax_rule_name":"VAT","tax_rate":25,"tax_amount":375}]', '[]', true, true, ${registrant('i')}, '{}', expiry_date, domain_id, ${at} ${of}`,
    `insert into receipts (id, number, kind, order_id, amount, parties, issued_at)
    select ${uid(`receipt-${kind}`, 'i')}, 2 * i + ${kind === 'new' ? 0 : 1}, 'receipt', ${order}, 1874,
      jsonb_build_object('seller', jsonb_build_object('name', 'Shop', 'tax_number', 'NO999', 'email', 'shop@example.com', 'address', jsonb_build_array('Storgata 1', '0155 Oslo')),
        'buyer', jsonb_build_object('name', 'Mara Lindqvist', 'email', 'customer-' || owner || '@example.com', 'country', 'NO')), ${at} ${of}`,
    `insert into outbox (id, recipient, subject, text, html, about, status, created_at, sent_at)
    select ${asUuid(`'mail-${kind}:' || i || which`)}, 'customer-' || owner || '@example.com', 'Your order of ' || name, 'Thank you for your order.',
      '<p>Thank you for your order.</p>', 'order:' || ${order}, 'sent', ${at}, ${at} from made cross join (values ('placed'), ('done')) as of (which) where ${condition}`,
    ...entries.map(
      ([who, action, subject]) => `insert into audit_entries (at, actor, action, subject, before, after, request_id)
      select ${at}, ${who === 'customer' ? "'customer:' || customer_id" : "'job:orders'"}, '${action}',
        '${subject}:' || ${subject === 'order' ? order : item}, '{"state":"provisioning"}', '{"state":"completed"}', 'req-' || i ${of}`,
    ),
  ];
}

function statements({ from, to, big, now, nameservers }: ShopSize): string[] {
  const at = `'${now.toISOString()}'::timestamptz`;
  const [firstCustomer, customers] = [from === 0 ? 0 : countCustomers(from), countCustomers(to)];
  const of = `from generate_series(${firstCustomer + 1}, ${customers}) as n`;
  // The big customer's come last, those of the small one first.
  const owner = `case when i <= ${SMALL_DOMAINS} then ${SMALL} when i > ${to - big} then ${BIG}
    else 3 + floor(${customers - 2} * ${chance('owner', 'i')} ^ 2)::int end`;
  const soon = `expiry_date > ${at} - interval '3 days' and expiry_date < ${at} + interval '60 days' and ended_at is null`;
  const day = `(case when expiry_date > ${at} + interval '30 days' then 60 when expiry_date > ${at} + interval '14 days' then 30 when expiry_date > ${at} + interval '7 days' then 14
    when expiry_date > ${at} + interval '3 days' then 7 when expiry_date > ${at} + interval '1 day' then 3 else 1 end)`;
  return [
    `insert into customers (id, name, email, email_verified, first_name, last_name, country, default_currency, company, created_at, updated_at, closed_at)
    select ${uid('customer', 'n')}, ${pick(FIRST_NAMES, 'n')} || ' ' || ${pick(LAST_NAMES, 'n')}, 'customer-' || n || '@example.com', n % 500 <> 9,
      ${pick(FIRST_NAMES, 'n')}, ${pick(LAST_NAMES, 'n')}, 'NO', 'USD', case when n % 8 = 5 then initcap(${pick(WORDS, 'n')}) || ' ' || n || ' AS' end,
      ${at} - interval '5 years', ${at} - interval '10 days', case when n % 200 = 11 then ${at} - interval '90 days' end ${of}`,
    `insert into sign_in_methods (id, customer_id, account_id, provider_id, password_hash, created_at, updated_at)
    select ${uid('sign-in', 'n')}, ${uid('customer', 'n')}, ${uid('customer', 'n')}, 'credential', '$argon2id$' || md5(n::text), ${at}, ${at} ${of}`,
    `insert into payment_methods (id, customer_id, provider_method_id, setup_intent_id, brand, last4, exp_month, exp_year, is_default, verified_at, created_at)
    select ${uid('card', 'n')}, ${uid('customer', 'n')}, 'pm_' || md5(n::text), 'seti_' || md5(n::text), 'visa', '4242', 12, 2099, true, ${at}, ${at} - interval '5 years' ${of}`,
    `insert into contacts (id, customer_id, contact, is_default, consented_at, created_at, updated_at)
    select ${uid('contact', 'n')}, ${uid('customer', 'n')}, ${registrant('n')}, true, ${at}, ${at}, ${at} ${of}`,
    `insert into registrant_verifications (id, customer_id, first_name, last_name, email, last_mail_at, verified_at, created_at)
    select ${uid('registrant', 'n')}, ${uid('customer', 'n')}, ${pick(FIRST_NAMES, 'n')}, ${pick(LAST_NAMES, 'n')}, 'holder-' || n || '@example.com', ${at}, ${at}, ${at} ${of}`,
    `insert into sessions (id, customer_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
    select ${uid('session', 'n')}, ${uid('customer', 'n')}, md5('token' || n), ${at} + interval '7 days', '192.0.2.1', 'Browser', ${at}, ${at} ${of} where n % 3 = 0`,
    `insert into mail_tokens (id, customer_id, purpose, token_hash, expires_at, created_at)
    select ${uid('link', 'n')}, ${uid('customer', 'n')}, 'restore_email', md5('link' || n), ${at} + interval '7 days', ${at} ${of} where n % 50 = 0`,
    `insert into carts (id, customer_id, version) select ${uid('cart', 'n')}, ${uid('customer', 'n')}, 2 ${of} where n % 10 = 1`,
    `insert into cart_entries (cart_id, domain, at, by, since, choice, version)
    select ${uid('cart', 'n')}, 'cart-' || n || '-' || k || '.com', 1700000000000, 'a', 1700000000000,
      jsonb_build_object('domain', 'cart-' || n || '-' || k || '.com', 'type', 'new', 'period', 1, 'quantity', 1, 'autorenew', true, 'add_ons', jsonb_build_array()), k ${of}, generate_series(1, 2) as k where n % 10 = 1`,
    `insert into cart_handovers (id_hash, choices, created_at, expires_at, partner_id)
    select md5('handover' || n), '[]', ${at}, ${at} + interval '1 day', case when n % 5 = 0 then 'acme' end ${of} where n % 10 = 2`,
    ...['customer.registered', 'customer.email_verified', 'customer.signed_in', 'customer.signed_out'].map(
      (action) => `insert into audit_entries (at, actor, action, subject, after)
      select ${at} - interval '1 year', 'customer:' || ${uid('customer', 'n')}, '${action}', 'customer:' || ${uid('customer', 'n')}, '{"method":"password"}' ${of}`,
    ),
    `insert into audit_entries (at, actor, action, subject, after)
    select ${at} - interval '1 year', 'customer:' || ${uid('customer', 'n')}, 'payment_method.added', 'payment_method:' || ${uid('card', 'n')}, '{"last4":"4242"}' ${of}`,

    `create temporary table made on commit drop as
    select i, ${uid('domain', 'i')} as domain_id, owner, ${uid('customer', 'owner')} as customer_id,
      ${pick(WORDS, 'i / 7')} || '-' || ${pick(WORDS, 'i')} || '-' || i || '.' || ${pick(TLDS, 'i')} as name, ${pick(TLDS, 'i')} as tld,
      expiry_date - interval '1 year' * (1 + floor(3 * ${chance('years', 'i')})::int) as registered_at, expiry_date, ended_at
    from (
      select i, owner,
        case when owner > ${BIG} and i % 33 = 0 then ${at} - interval '10 days' - interval '1 day' * floor(600 * ${chance('ended', 'i')})
          else date_trunc('milliseconds', ${at} - interval '4 days' + interval '1 second' * floor(365 * 86400 * ${chance('expiry', 'i')})) end as expiry_date,
        case when owner > ${BIG} and i % 33 = 0 then ${at} - interval '5 days' - interval '1 day' * floor(600 * ${chance('ended', 'i')}) end as ended_at
      from (select i, ${owner} as owner from generate_series(${from + 1}, ${to}) as i) as owned
    ) as dated`,
    `insert into domains (id, customer_id, name, unicode_name, tld, registered_at, expiry_date, stage, late_stage_ends, is_auto_renew,
      has_whois_privacy, domain_forwarding, forwarding_url, nameservers, registrant, registrant_at, registrar_ref, registrant_verification_id, ended_at, created_at, updated_at)
    select domain_id, customer_id, name, name, tld, registered_at, expiry_date,
      case when expiry_date < ${at} then 'grace' else 'active' end, case when expiry_date < ${at} then expiry_date + interval '30 days' end, i % 4 <> 0,
      true, i % 50 = 8, case when i % 50 = 8 then 'https://example.com/' || i end, '${JSON.stringify(nameservers)}', ${registrant('i')}, ${at}, ${uid('item-new', 'i')}::text, ${uid('registrant', 'owner')}, ended_at, registered_at, ${at} from made`,
    `insert into registrar_sandbox_names (name, registered_at, expires_at, auto_renew, privacy, locked, nameservers, registrant)
    select name, registered_at, expiry_date, i % 4 <> 0, true, true, '${JSON.stringify(nameservers)}', ${registrant('i')} from made where ended_at is null`,
    ...ordersFor('new', 'registered_at', 'true'),
    ...ordersFor('renew', "(registered_at + interval '11 months')", `registered_at < ${at} - interval '11 months'`),
    `insert into transfers (order_item_id, customer_id, domain, stage, asked_at, confirmed_at, zone, created_at, updated_at)
    select ${uid('item-new', 'i')}, customer_id, name, null, registered_at, registered_at, '{"records":[]}', registered_at, registered_at from made where i % 40 = 3`,
    `insert into zones (id, domain_id, name, version, edition, signed_with, signed_since, signed_ttl, created_at, updated_at)
    select ${uid('zone', 'i')}, domain_id, name, 1, i, 'key', ${at}, 86400, registered_at, registered_at from made where i % 10 <> 6`,
    `insert into zone_records (id, zone_id, name, type, ttl, rdata, is_internal)
    select ${asUuid(`'record:' || i || ':' || part`)}, ${uid('zone', 'i')}, label, type, case type when 'NS' then 86400 else 3600 end, data, type = 'NS' from made
    cross join (values ${nameservers.map((server, index) => `(${index + 1}, '@', 'NS', '${server}.')`).join(', ')}, (8, '@', 'A', '192.0.2.80'), (9, 'www', 'A', '192.0.2.80')) as given (part, label, type, data)
    where i % 10 <> 6`,
    `insert into audit_entries (at, actor, action, subject, after)
    select registered_at, 'job:orders', 'domain.registered', 'domain:' || domain_id, '{"stage":"active"}' from made`,
    `insert into audit_entries (at, actor, action, subject, after)
    select registered_at, 'job:dns-settle', 'zone.made', 'zone:' || name, '["@ 3600 NS ns1.shop.example.","@ 3600 NS ns2.shop.example.","@ 3600 A 192.0.2.80","www 3600 A 192.0.2.80"]' from made where i % 10 <> 6`,
    // Announced before it is due, so that a job finds nothing to do.
    `insert into expiry_notices (domain_id, expiry_date, day, sent_at) select domain_id, expiry_date, ${day}, ${at} - interval '1 hour' from made where ${soon}`,
    `insert into autorenewals (domain_id, expiry_date, told_at, currency_code, told_total, attempts, next_at)
    select domain_id, expiry_date, ${at} - interval '1 hour', 'USD', 1874, 0, ${at} + interval '1 day' from made where ${soon} and i % 4 <> 0`,
  ];
}

const TABLES = [
  ...[
    'customers',
    'sign_in_methods',
    'payment_methods',
    'contacts',
    'registrant_verifications',
    'sessions',
    'mail_tokens',
    'carts',
  ],
  ...[
    'cart_entries',
    'cart_handovers',
    'audit_entries',
    'domains',
    'orders',
    'order_items',
    'receipts',
    'outbox',
    'transfers',
    'zones',
  ],
  ...['zone_records', 'expiry_notices', 'autorenewals', 'registrar_sandbox_names'],
];

/** From this many domains on, indexes are rebuilt after the rows are inserted, which takes a fraction of the time. */
const WITHOUT_INDEXES = 50_000;

/** Drops indexes that enforce no constraint. @returns the statements that recreate them */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; made: string }>(
    sql.raw(`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
      where not i.indisunique and i.indrelid in (${TABLES.map((table) => `'${table}'::regclass`).join(', ')})`),
  );
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return rows.map(({ made }) => made);
}

/**
 * Grows a shop on PostgreSQL to a number of domains, with everything that the product writes for them: customers, few of whom have many
 * domains, orders, receipts, emails, audit entries, zones. The same sizes give the same rows, and no key is used twice.
 */
export async function growShop(db: Db, size: ShopSize): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    // Rows are created consistently; checking each foreign key would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    const indexes = size.to - size.from > WITHOUT_INDEXES ? await dropIndexes(tx) : [];
    for (const statement of statements(size)) await tx.execute(sql.raw(statement));
    for (const index of indexes) await tx.execute(sql.raw(index));
  });
  await analyze(db);
}

/** The current number of domains. */
export async function countDomains(db: Db): Promise<number> {
  const { rows } = await db.execute<{ domains: string }>(sql`select count(*) as domains from domains`);
  return Number(rows[0]?.domains ?? 0);
}

/** Does the work of autovacuum for a shop that has grown over years. */
async function analyze(db: Db): Promise<void> {
  for (const table of TABLES) {
    await db.transaction(async (tx: Tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql.raw(`analyze ${table}`));
    });
  }
}

/** The id of a row by its kind and number, as the database makes it. */
export async function getId<Id extends string>(db: Db, kind: string, n: number): Promise<Id> {
  const { rows } = await db.execute<{ id: Id }>(sql.raw(`select ${uid(kind, `'${n}'`)}::text as id`));
  return rows[0]?.id ?? asId('');
}

/** The customer with `SMALL_DOMAINS`, and the one who was given `big`. */
export const smallCustomer = (db: Db): Promise<CustomerId> => getId(db, 'customer', SMALL);
export const bigCustomer = (db: Db): Promise<CustomerId> => getId(db, 'customer', BIG);
