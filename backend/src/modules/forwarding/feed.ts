import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { FEED_PATH } from '../../forwarding/feed-path';
import type { Forwards } from '../../forwarding/forwards';
import { listForwardedDomains } from './queries';

/** Returns all forwarding that customers have paid for; of email addresses the first ones, up to the paid number. */
async function getForwards({ db }: Pick<Deps, 'db'>): Promise<Forwards> {
  const rows = await listForwardedDomains(db);
  return {
    visitors: rows.flatMap(({ name, has_visitors, url, permanent, keepsPath }) =>
      has_visitors && url !== null ? [{ name, url, permanent, keepsPath }] : [],
    ),
    mail: rows.flatMap(({ name, has_mail, aliases, paid }) =>
      has_mail && aliases.length > 0
        ? [{ name, aliases: aliases.slice(0, Math.max(1, paid)).map(({ alias, target }) => ({ alias, target })) }]
        : [],
    ),
  };
}

/**
 * Admits only the forwarding service, by its key.
 * @throws HttpError 404 for everyone else, as if the path did not exist
 */
export function requireForwardingService({ headers }: FastifyRequest, { secrets }: Pick<Config, 'secrets'>): void {
  const credentials = digest(headers.authorization ?? '');
  if (!secrets.accepted('forwarding-feed').some((key) => timingSafeEqual(credentials, digest(`Bearer ${key}`))))
    throw notFound('Not found.', { code: 'not_found' });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Route from which the forwarding service loads its data. */
export async function forwardingFeed(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db'>): Promise<void> {
  app.get(FEED_PATH, { logLevel: 'warn' }, async (request, reply) => {
    requireForwardingService(request, deps.config);
    const text = JSON.stringify(await getForwards(deps));
    const tag = `"${digest(text).toString('base64url')}"`;
    reply.header('cache-control', 'no-store').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
