import { EMBED_PATH } from '@storefront/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Clock } from '../core/clock';
import { hasOrigin, isWorking, type Partner, type PartnerDirectory } from '../core/partners';
import { badRequest } from './errors';

/** Seconds for which a browser may rely on what a preflight said; Chromium's own limit. */
const PREFLIGHT_SECONDS = 7_200;

/** Whether a call is one that partners' pages make; their routes read no cookie, so no page can act for a customer through them. */
export const isForPartnerPages = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(`${EMBED_PATH}/`);

const keyIn = (url: string): string | undefined => url.slice(EMBED_PATH.length + 1).split(/[/?]/, 1)[0];

interface PartnerDeps {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: Clock;
  readonly partners: Pick<PartnerDirectory, 'findByKey'>;
}

/** The partner whose key is in the address, whoever asks, even if disabled. @throws HttpError 400 where nobody ever had the key */
export function findPartner({ partners }: Pick<PartnerDeps, 'partners'>, { url }: Pick<FastifyRequest, 'url'>) {
  const found = partners.findByKey(keyIn(url) ?? '');
  if (!found) throw badRequest('Unknown partner key.', { code: 'unknown_partner' });
  return found;
}

/**
 * Whether a page of the shop's own origin asks: the frame at `/embed/frame.html`, which the gateway lets only the partner's pages show.
 * Browsers send no `Origin` with a GET of the same origin, and no page can forge `Sec-Fetch-Site` (W3C Fetch Metadata).
 */
const isOwnFrame = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { origin, 'sec-fetch-site': site }: FastifyRequest['headers'],
): boolean => site === 'same-origin' && (origin === undefined || origin === new URL(publicUrl).origin);

/**
 * The partner whose key is in the address.
 * @throws HttpError 400 where nobody has it, the page's origin is not registered for it, it has ended, or the partner is disabled
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
    throw badRequest(`The key ${key.key} has ended. Use the key that replaced it.`, { code: 'partner_key_ended' });
  return partner;
}

/**
 * Lets pages of a registered origin read the answers under `/api/embed/1.0/{partner_key}/`, and no others, without credentials (Fetch
 * Standard, CORS protocol); answers their preflights.
 */
export function answerPartnerPages(app: FastifyInstance, { partners }: Pick<PartnerDeps, 'partners'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForPartnerPages(request)) return done();
    // That something is here may be seen from anywhere: by that the embed tells a shop that refuses its page from one that is unavailable.
    reply.headers({ vary: 'Origin', 'cross-origin-resource-policy': 'cross-origin' });
    const { origin } = request.headers;
    const found = partners.findByKey(keyIn(request.url) ?? '');
    // Also where they are refused: the answer tells them why.
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
