import { EMBED_PATH } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Clock } from '../core/clock';
import { hasOrigin, isWorking, type Partner, type PartnerDirectory } from '../core/partners';
import { badRequest } from './errors';

/** Cache time of a preflight response in seconds; Chromium's own maximum. */
const PREFLIGHT_SECONDS = 7_200;

/** Whether partners' pages make this call; their routes read no cookie, so no page can act for a customer through them. */
export const isForPartnerPages = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(`${EMBED_PATH}/`);

const keyIn = (url: string): string | undefined => url.slice(EMBED_PATH.length + 1).split(/[/?]/, 1)[0];

interface PartnerDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: Clock;
  readonly partners: Pick<PartnerDirectory, 'findByKey'>;
}

/** Returns the partner of the key in the path, even one to be rejected. @throws HttpError 400 for a key that never existed */
export function findPartner({ partners }: Pick<PartnerDeps, 'partners'>, { url }: Pick<FastifyRequest, 'url'>) {
  const found = partners.findByKey(keyIn(url) ?? '');
  if (!found) throw badRequest('Unknown partner key.', { code: 'unknown_partner' });
  return found;
}

/**
 * Whether the request comes from a page of the shop's own origin: the frame at `/embed/frame.html`, which the gateway lets only the
 * partner's pages embed. Browsers send no `Origin` with a same-origin GET, and no page can forge `Sec-Fetch-Site` (W3C Fetch Metadata).
 */
const isOwnFrame = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { origin, 'sec-fetch-site': site }: FastifyRequest['headers'],
): boolean => site === 'same-origin' && (origin === undefined || origin === new URL(publicUrl).origin);

/**
 * Returns the partner whose key is in the path.
 * @throws HttpError 400 if the key is unknown or has ended, the page's origin is not registered for it, or the partner is disabled
 */
export function requirePartner(
  { config, clock, partners }: PartnerDeps,
  request: Pick<FastifyRequest, 'url' | 'headers'>,
): Partner {
  const { partner, key } = findPartner({ partners }, request);
  const { origin } = request.headers;
  if (!isOwnFrame(config, request.headers) && (origin === undefined || !hasOrigin(partner, origin))) {
    throw badRequest(`The key ${key.key} is not registered for pages of ${origin ?? 'an unnamed origin'}.`, {
      code: 'origin_not_registered',
    });
  }
  if (partner.disabledAt) throw badRequest('The shop has disabled this partner.', { code: 'partner_disabled' });
  if (!isWorking(key, clock.now()))
    throw badRequest(`The key ${key.key} no longer works. Use the key that replaced it.`, {
      code: 'partner_key_ended',
    });
  return partner;
}

/**
 * Lets pages of a registered origin, and no others, read responses under `/api/embed/1.0/{partner_key}/` without credentials (Fetch
 * Standard, CORS protocol), and responds to their preflights.
 */
export function answerPartnerPages(app: FastifyInstance, { partners }: Pick<PartnerDeps, 'partners'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForPartnerPages(request)) return done();
    // Any origin may see that something responds: this is how the embed tells a shop that rejects its page from one that is unavailable.
    reply.headers({ vary: 'Origin', 'cross-origin-resource-policy': 'cross-origin' });
    const { origin } = request.headers;
    const found = partners.findByKey(keyIn(request.url) ?? '');
    // Rejected pages too, so that they can read why.
    if (origin !== undefined && found && hasOrigin(found.partner, origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after, x-request-id',
      });
    }
    if (request.method !== 'OPTIONS') return done();
    reply.headers({
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': PREFLIGHT_SECONDS,
    });
    void reply.code(204).send();
  });
}
