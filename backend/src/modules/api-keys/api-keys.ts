import { millisecondsInDay } from 'date-fns/constants';
import type { createApiKey, ApiKey, OutputOf, ReadInputOf, ApiKeyId, CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, notFound, notYourDomain, unprocessable } from '../../http/errors';
import type { CustomerReader } from '../../core/email';
import { toReader, type Customer } from '../../http/session';
import type { RequestOrigin } from '../../http/visitor-country';
import { audit } from '../audit';
import { keyCreatedEmail, keysRevokedEmail } from './emails';
import { hashKey, newKeyText, getPrefix } from './key-text';
import {
  deleteKey,
  deleteKeys,
  hasDomain,
  hasKey,
  insertKey,
  findKeys,
  lockAndCountKeys,
  type ApiKeyRow,
} from './queries';

/** Maximum number of keys; more than anyone can keep track of. */
const KEYS_MAX = 50;

type KeyDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mail'>;

/** The customer who makes the request, and the id of the request. */
interface RequestingCustomer extends RequestOrigin {
  readonly user: Customer;
}

const toApiKey = ({ id, name, prefix, scopes, domain, created_at, expires_at, last_used_at }: ApiKeyRow): ApiKey => ({
  id,
  name,
  prefix,
  scopes: [...scopes],
  domain,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  last_used_at: last_used_at?.toISOString() ?? null,
});

export async function listKeys({ db }: KeyDeps, user: Customer): Promise<ApiKey[]> {
  return (await findKeys(db, user.id)).map(toApiKey);
}

/**
 * Creates a key. This is the only time that it can be read.
 * @throws HttpError 404 `not_your_domain`, 409 `too_many_api_keys`, 422 `invalid` for a domain without the scope that it limits
 */
export async function createKey(
  deps: KeyDeps,
  { user, requestId, country }: RequestingCustomer,
  { name, scopes, domain, days }: ReadInputOf<typeof createApiKey>,
): Promise<OutputOf<typeof createApiKey>> {
  const { config, db, clock, mail } = deps;
  if (domain !== null && !scopes.includes('dns'))
    throw unprocessable('A domain limits the scope dns, which this key does not have.', { code: 'invalid' });
  if (domain !== null && !(await hasDomain(db, user.id, domain))) throw notYourDomain(domain);
  const now = clock.now();
  const make = () =>
    inTransaction(db, async (tx) => {
      const keys = await lockAndCountKeys(tx, user.id);
      if (keys === undefined) throw conflict('This account is closed.', { code: 'account_closed' });
      if (keys >= KEYS_MAX)
        throw conflict(`An account has at most ${KEYS_MAX} API keys. Revoke one first.`, {
          code: 'too_many_api_keys',
          params: { max: KEYS_MAX },
        });
      const key = newKeyText();
      const row = await insertKey(tx, {
        customer_id: user.id,
        name,
        prefix: getPrefix(key) ?? '',
        key_hash: hashKey(config, key),
        scopes: [...new Set(scopes)],
        domain,
        created_at: now,
        expires_at: days === null ? null : new Date(now.getTime() + days * millisecondsInDay),
      });
      await recordChange(tx, { at: now, customerId: user.id, action: 'customer.api_key_created', row, requestId });
      await mail.send(keyCreatedEmail(config, toReader(user), row, country), tx);
      return { api_key: toApiKey(row), key };
    });
  try {
    return await make();
  } catch (error) {
    // Once in 10^14 keys: another one begins with the same characters.
    if (isUniqueViolation(error, 'api_keys_prefix_unique')) return make();
    throw error;
  }
}

/** Audits a change with the key's prefix, not its name: the audit log outlives the account and contains no personal data. */
const recordChange = (
  tx: Tx,
  {
    at,
    customerId,
    action,
    row: { prefix, scopes, domain },
    requestId,
  }: {
    readonly at: Date;
    readonly customerId: CustomerId;
    readonly action: 'customer.api_key_created' | 'customer.api_key_revoked';
    readonly row: ApiKeyRow;
    readonly requestId: string;
  },
): Promise<void> =>
  audit(tx, {
    at,
    actor: `customer:${customerId}`,
    action,
    subject: `customer:${customerId}`,
    after: { api_key: prefix, scopes, domain },
    requestId,
  });

const noSuchKey = () => notFound('API key not found. It may have been revoked already.', { code: 'no_such_api_key' });

/** @throws HttpError 404 `no_such_api_key` */
export async function requireKey({ db }: KeyDeps, user: Customer, id: ApiKeyId): Promise<void> {
  if (!(await hasKey(db, user.id, id))) throw noSuchKey();
}

/** @throws HttpError 404 `no_such_api_key` */
export async function revokeKey(
  { db, clock }: KeyDeps,
  { user, requestId }: RequestingCustomer,
  id: ApiKeyId,
): Promise<void> {
  const isRevoked = await inTransaction(db, async (tx) => {
    const row = await deleteKey(tx, user.id, id);
    if (!row) return false;
    await recordChange(tx, {
      at: clock.now(),
      customerId: user.id,
      action: 'customer.api_key_revoked',
      row,
      requestId,
    });
    return true;
  });
  if (!isRevoked) throw noSuchKey();
}

/** Revokes every key of an account that an intruder may have controlled, and notifies its owner. */
export async function revokeKeys(
  tx: Tx,
  { config, clock, mail }: Pick<Deps, 'config' | 'clock' | 'mail'>,
  owner: CustomerReader,
  requestId: string | null,
): Promise<void> {
  const keys = await deleteKeys(tx, owner.id);
  if (keys.length === 0) return;
  const subject = `customer:${owner.id}`;
  await audit(tx, {
    at: clock.now(),
    actor: subject,
    action: 'customer.api_keys_revoked',
    subject,
    after: { api_keys: keys.map(({ prefix }) => prefix) },
    requestId,
  });
  await mail.send(keysRevokedEmail(config, owner, keys), tx);
}
