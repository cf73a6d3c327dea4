import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiKeyId, ApiKeyScope, CustomerId, PasskeyId } from '@storefront/shared/contract';
import { customers } from './accounts';
import { id, instant } from './columns';

const ofCustomer = () =>
  uuid('customer_id')
    .$type<CustomerId>()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Sealed keys of a keyed hash, which cannot be recomputed when SECRET_KEY is replaced. Null while SECRET_KEY still derives the key. */
const hashKeys = () => text('hash_keys');

/** Sealed TOTP secret. Codes are required from `confirmed_at` on. */
export const totp_secrets = pgTable('totp_secrets', {
  customer_id: ofCustomer().primaryKey(),
  sealed_secret: text('sealed_secret').notNull(),
  created_at: instant('created_at').notNull(),
  confirmed_at: instant('confirmed_at'),
  /** Time step of the last accepted code: no code is accepted twice (RFC 6238 section 5.2). */
  last_step: integer('last_step'),
});

/** Single-use recovery codes, stored only as keyed hashes. */
export const recovery_codes = pgTable(
  'recovery_codes',
  {
    id: id(),
    customer_id: ofCustomer(),
    code_hash: text('code_hash').notNull(),
    hash_keys: hashKeys(),
    created_at: instant('created_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_hash_unique').on(table.customer_id, table.code_hash)],
);

/** A passkey of a customer (WebAuthn level 3); only its public key is stored. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id<PasskeyId>(),
    customer_id: ofCustomer(),
    credential_id: text('credential_id').notNull(),
    /** COSE, as base64url. */
    public_key: text('public_key').notNull(),
    /** Number of uses, if the passkey counts them; a count that does not grow means that it was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    is_synced: boolean('is_synced').notNull(),
    created_at: instant('created_at').notNull(),
    last_used_at: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_unique').on(table.credential_id),
    index('passkeys_customer').on(table.customer_id),
  ],
);

/** An API key (SS-07). Of the key itself only a keyed hash is stored. */
export const api_keys = pgTable(
  'api_keys',
  {
    id: id<ApiKeyId>(),
    customer_id: ofCustomer(),
    name: text('name').notNull(),
    /** First characters, by which it is found and recognised. */
    prefix: text('prefix').notNull(),
    /** HMAC-SHA-256 as base64url. */
    key_hash: text('key_hash').notNull(),
    hash_keys: hashKeys(),
    scopes: jsonb('scopes').$type<readonly ApiKeyScope[]>().notNull(),
    /** The only domain whose DNS the scope `dns` covers; null for all. */
    domain: text('domain'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at'),
    last_used_at: instant('last_used_at'),
  },
  (table) => [uniqueIndex('api_keys_prefix_unique').on(table.prefix), index('api_keys_customer').on(table.customer_id)],
);

/** A pending challenge: a second factor after a correct password, or a passkey. Each can be answered once. */
export const proof_tickets = pgTable(
  'proof_tickets',
  {
    /** The SHA-256 of the browser's token. */
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['second_factor', 'passkey_sign_in', 'passkey_proof', 'passkey_new'] }).notNull(),
    /** Null for a passkey that identifies its owner itself. */
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign, as base64url. */
    challenge: text('challenge'),
    attempts_left: integer('attempts_left').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('proof_tickets_customer').on(table.customer_id)],
);
