import { z } from 'zod/mini';
import { API_KEY_SCOPES, endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { domainName, instant } from './wire';

const tag = 'api keys';

/** Prefix of every API key, followed by 36 letters and digits, the last six of which are a checksum. */
export const API_KEY_PREFIX = 'sfk_';

/** Lifetimes in days that a new key can have. */
export const API_KEY_DAYS = [30, 90, 365] as const;

/** An API key as listed later, without the key itself. */
export const apiKey = z.object({
  id: idSchema<'ApiKeyId'>(),
  /** The name given by its owner. */
  name: z.string(),
  /** The first characters of the key, which identify it. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  /** The one domain whose DNS the scope `dns` covers; null covers all. */
  domain: z.nullable(domainName),
  created_at: instant,
  expires_at: z.nullable(instant),
  /** Accurate to five minutes; null if it was never used. */
  last_used_at: z.nullable(instant),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = endpoint({
  id: 'listApiKeys',
  method: 'GET',
  path: '/auth/api_keys',
  summary: 'The API keys of the account, newest first, without the keys themselves.',
  description: 'For each key: its first characters, its scopes and when it was last used. API keys cannot call this.',
  tag,
  output: z.array(apiKey),
  refusals: [401],
});

/** The longest name of a key. */
export const API_KEY_NAME_MAX = 60;

/** The name given to the key by its owner, such as `Certificates`. */
export const apiKeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give it a name'),
    z.maxLength(API_KEY_NAME_MAX, `Use at most ${API_KEY_NAME_MAX} characters`),
  );

export const createApiKey = endpoint({
  id: 'createApiKey',
  method: 'POST',
  path: '/auth/api_keys',
  summary: 'Creates an API key and returns it; it is never shown again.',
  description:
    'A `domain` limits the scope `dns` to that domain. Requires reauthentication. 409 `address_just_changed` while a former address can take the account back.',
  tag,
  input: z.strictObject({
    name: apiKeyName,
    scopes: z.array(z.enum(API_KEY_SCOPES)).check(z.minLength(1, 'Choose what it can do'), z.maxLength(3)),
    domain: z._default(z.nullable(domainName), null),
    /** Days until the key expires; null for a key without expiry. */
    days: z.nullable(z.literal([...API_KEY_DAYS])),
  }),
  status: 201,
  output: z.object({ api_key: apiKey, key: z.string() }),
  refusals: [400, 401, 404, 409, 422],
});

export const revokeApiKey = endpoint({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/auth/api_keys/{id}',
  summary: 'Revokes an API key immediately and permanently.',
  description: 'Requires reauthentication.',
  tag,
  params: z.object({ id: idSchema<'ApiKeyId'>() }),
  output: null,
  refusals: [401, 404, 409],
});
