import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { FEED_PATH } from '../../forwarding/feed-path';
import type { Forwards } from '../../forwarding/forwards';
import { forwardedDomains } from './queries';

/** Returns all forwarding that customers have paid for; of email addresses the first ones, up to the paid number. */
async function getForwards({ db }: Pick<Deps, 'db'>): Promise<Forwards> {
  const rows = await forwardedDomains(db);
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

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves the forwarding data to the forwarding service, which has the key. Anyone else gets 404. */
export async function forwardingFeed(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db'>): Promise<void> {
  const keys = deps.config.secrets.accepted('forwarding-feed').map((key) => digest(`Bearer ${key}`));
  app.get(FEED_PATH, { logLevel: 'warn' }, async (request, reply) => {
    const given = digest(request.headers.authorization ?? '');
    if (!keys.some((key) => timingSafeEqual(given, key))) throw notFound('Not found.', { code: 'not_found' });
    const text = JSON.stringify(await getForwards(deps));
    const tag = `"${digest(text).toString('base64url')}"`;
    reply.header('cache-control', 'no-store').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
