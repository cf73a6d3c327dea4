import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from './route-of';

/** Maximum size of a posted form, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * Forms of pages work by script. Where none runs the browser posts them to the address of their page: what they hold, such as a password, is
 * neither read nor kept, and the page that says what it needs comes again.
 */
export async function takeFormsWithoutScripts(app: FastifyInstance): Promise<void> {
  await app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null),
    );
    const sendBack = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { pathname = '/', search = '' } = pageAddress(request.url) ?? {};
      return reply.header('cache-control', 'no-store').redirect(pathname + search, 303);
    };
    routes.post('/site/*', sendBack);
    routes.post('/:language/site/*', sendBack);
  });
}
