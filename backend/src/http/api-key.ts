import { API_KEY_PREFIX, type AnyEndpoint, type ApiKeyScope, type ApiKeyId } from '@storefront/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, HttpError } from './errors';
import type { Customer } from './session';

export interface AdmittedKey {
  readonly id: ApiKeyId;
  /** The visible first characters. */
  readonly prefix: string;
  readonly scopes: readonly ApiKeyScope[];
  /** The only domain whose DNS the scope `dns` covers; null for all. */
  readonly domain: string | null;
  readonly customer: Customer;
}

/** Finds a live key by its text, with one statement, or none if the text cannot be a key. */
export interface ApiKeyReader {
  read(text: string): Promise<AdmittedKey | 'expired' | 'unknown'>;
}

/** Counts a call of a key. @throws HttpError 429 above the limit */
type KeyLimit = (request: FastifyRequest, reply: FastifyReply, key: AdmittedKey) => Promise<void>;

/**
 * Returns the API key of a request: a bearer token (RFC 6750), the header `X-API-Key`, or the password of Basic authentication (RFC 7617). A
 * password that does not look like a key is ignored: it may be for a proxy in front of the shop.
 * @returns undefined if there is none; an empty text for an empty bearer token or header
 */
export function findSentKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  // Trimmed first: a pattern that skips spaces at the end takes quadratic time for spaces in between.
  const [, scheme = '', credentials = ''] =
    /^(bearer|basic)(?:\s+(.*))?$/i.exec(headers.authorization?.trim() ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return credentials;
  const ownHeader = headers['x-api-key'];
  if (ownHeader !== undefined) return String(ownHeader).trim();
  if (!scheme) return undefined;
  const pair = Buffer.from(credentials, 'base64').toString();
  const password = pair.slice(pair.indexOf(':') + 1);
  return password.startsWith(API_KEY_PREFIX) ? password : undefined;
}

const admitted = new WeakMap<FastifyRequest, AdmittedKey>();

/** Returns the key of an admitted request; undefined for browsers. */
export const findAdmittedKey = (request: FastifyRequest): AdmittedKey | undefined => admitted.get(request);

/** Describes the problem with a key in a header (RFC 6750, section 3). */
function challenge(reply: FastifyReply, error: 'invalid_token' | 'insufficient_scope', scopes: readonly ApiKeyScope[]) {
  const scope = error === 'insufficient_scope' ? `, scope="${scopes.join(' ')}"` : '';
  void reply.header('www-authenticate', `Bearer realm="api", error="${error}"${scope}`);
}

/**
 * Checks the key of a request before any other input. Cookies of the same request are ignored.
 * @throws HttpError 400 `api_key_not_accepted` or `api_key_scope`, 401 `api_key_invalid`, 429
 */
export async function authorizeKey(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, endpoint: { scopes } }: { readonly text: string; readonly endpoint: AnyEndpoint },
): Promise<void> {
  if (scopes.length === 0)
    throw badRequest('API keys cannot do this. Sign in on the site instead.', { code: 'api_key_not_accepted' });
  const key = await request.server.apiKeyReader.read(text);
  if (typeof key === 'string') {
    challenge(reply, 'invalid_token', scopes);
    throw new HttpError(
      401,
      key === 'expired'
        ? 'This API key has expired. Create a new one under Account.'
        : 'This API key is not valid. It may be mistyped, or have been revoked.',
      { code: 'api_key_invalid', params: { what: key } },
    );
  }
  await request.server.limitKey(request, reply, key);
  if (!scopes.some((scope) => key.scopes.includes(scope))) {
    challenge(reply, 'insufficient_scope', scopes);
    throw badRequest(`This API key does not allow this. It needs the scope ${scopes.join(' or ')}.`, {
      code: 'api_key_scope',
      params: { what: 'scope', scopes: [...scopes] },
    });
  }
  admitted.set(request, key);
}

/**
 * Rejects a key limited to one domain's DNS if the call concerns another domain, without checking whether the customer has that one.
 * @param domain in A-labels; undefined for a call about no particular domain
 * @throws HttpError 400 `api_key_scope`
 */
export function restrictKeyToDomain(
  request: FastifyRequest,
  { scopes }: AnyEndpoint,
  domain: string | undefined,
): void {
  const key = findAdmittedKey(request);
  const mayByOther = scopes.some((scope) => scope !== 'dns' && key?.scopes.includes(scope));
  if (!key || key.domain === null || key.domain === domain || mayByOther) return;
  throw badRequest(`This API key was made for the DNS of ${key.domain} only.`, {
    code: 'api_key_scope',
    params: { what: 'domain', domain: key.domain },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    apiKeyReader: ApiKeyReader;
    limitKey: KeyLimit;
  }
}
