import { RequestEnds } from '@storefront/shared/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type AppEnds = RequestEnds<FastifyRequest, FastifyReply>;

/** Follows each request to its end, whether or not its client waits for it. Must be registered before all other hooks. */
export function watchRequestEnds(app: FastifyInstance): AppEnds {
  const ends: AppEnds = new RequestEnds();
  app.addHook('onRequest', (request, reply, done) => {
    ends.watch(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => ends.sent(request, reply, done));
  return ends;
}
