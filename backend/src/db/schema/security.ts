import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ApiKeyId, ApiKeyScope, CustomerId, PasskeyId } from '@storefront/shared/contract';
import { customers } from './accounts';
import { id, instant } from './columns';

const ofCustomer = () =>
  uuid('customer_id')
    .$type<CustomerId>()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/**
 * The key of a keyed hash, sealed: the hash cannot be recomputed when SECRET_KEY is replaced. Null while SECRET_KEY still derives the key.
 */
const hashKeys = () => text('hash_keys');

/** The sealed secret of an authenticator app. Its codes are asked for from `confirmed_at` on. */
export const totp_secrets = pgTable('totp_secrets', {
  customer_id: ofCustomer().primaryKey(),
  sealed_secret: text('sealed_secret').notNull(),
  created_at: instant('created_at').notNull(),
  confirmed_at: instant('confirmed_at'),
  /** The time step of the last code that was taken: no code is taken twice (RFC 6238 section 5.2). */
  last_step: integer('last_step'),
});

/** Codes for the day the second factor is lost, each good once; kept as keyed hashes only. */
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

/** A passkey that the customer signs in with (WebAuthn level 3). Only its public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id<PasskeyId>(),
    customer_id: ofCustomer(),
    credential_id: text('credential_id').notNull(),
    /** COSE, as base64url. */
    public_key: text('public_key').notNull(),
    /** Its signature counter, where it has one; a counter that does not grow means that it was copied. */
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

/** An API key, with which a program acts for a customer (SS-07). Only a keyed hash of the key itself is stored. */
export const api_keys = pgTable(
  'api_keys',
  {
    id: id<ApiKeyId>(),
    customer_id: ofCustomer(),
    name: text('name').notNull(),
    /** Its first characters, by which it is found and told apart. */
    prefix: text('prefix').notNull(),
    /** HMAC-SHA-256 as base64url. */
    key_hash: text('key_hash').notNull(),
    hash_keys: hashKeys(),
    scopes: jsonb('scopes').$type<readonly ApiKeyScope[]>().notNull(),
    /** The only domain whose DNS the scope `dns` covers; null covers all. */
    domain: text('domain'),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at'),
    last_used_at: instant('last_used_at'),
  },
  (table) => [uniqueIndex('api_keys_prefix_unique').on(table.prefix), index('api_keys_customer').on(table.customer_id)],
);

/** A question that waits for its answer: a second factor after a right password, or a passkey. Each is answered once. */
export const proof_tickets = pgTable(
  'proof_tickets',
  {
    /** The SHA-256 of what the browser holds. */
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['second_factor', 'passkey_sign_in', 'passkey_proof', 'passkey_new'] }).notNull(),
    /** Null for a passkey that identifies its owner itself. */
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The challenge that a passkey has to sign, as base64url. */
    challenge: text('challenge'),
    attempts_left: integer('attempts_left').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [index('proof_tickets_customer').on(table.customer_id)],
);
