import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { findSentKey } from './api-key';
import { badRequest, type HttpError } from './errors';
import { isForPartnerPages } from './partner-pages';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

type Origins = Pick<Config, 'publicUrl' | 'trustedOrigins'>;

/**
 * Whether a page of another site sent the request. Browsers say so in Sec-Fetch-Site, which no page can forge (W3C Fetch Metadata); older
 * ones send Origin with every unsafe method. A request with neither does not come from a page, so it cannot carry our cookies
 * unintentionally.
 */
export function isFromOtherSite(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicUrl, trustedOrigins }: Origins,
): boolean {
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  if (origin !== undefined && (origin === publicUrl || trustedOrigins.includes(origin))) return false;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined;
}

/**
 * Accepts unsafe methods only from the shop's own pages, except calls of partners' pages, and only with a JSON body: a form of another site
 * can send neither. Calls with an API key are exempt: cookies do not count for them, and a page that has the key needs no browser session.
 * Responds with 400, because 403 would end the session of the specified client.
 */
export function guardRequests(app: FastifyInstance, origins: Origins): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, _reply, done) =>
    done(SAFE_METHODS.has(request.method) ? undefined : unsafeRequestError(request, origins)),
  );
}

function unsafeRequestError(request: FastifyRequest, origins: Origins): HttpError | undefined {
  if (!isForPartnerPages(request) && findSentKey(request) === undefined && isFromOtherSite(request, origins))
    return badRequest('This request came from another site and was rejected.', { code: 'cross_site' });
  const type = request.headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type))
    return badRequest('The body must be JSON, sent as application/json.', { code: 'malformed' });
  return undefined;
}
