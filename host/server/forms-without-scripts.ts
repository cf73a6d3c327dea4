import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress } from './route-of';

/** Maximum size of a posted form, in bytes. */
const BODY_LIMIT = 64 * 1024;

/**
 * Handles forms posted without scripts. Forms need scripts; without them the browser posts a form to the address of its page. The values,
 * such as a password, are neither read nor stored, and the response redirects to the page, which says that it needs scripts.
 */
export async function redirectFormsWithoutScripts(app: FastifyInstance): Promise<void> {
  await app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, _body, done) => done(null),
    );
    const sendBack = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { pathname = '/', search = '' } = pageAddress(request.url) ?? {};
      // Two leading slashes would be read as a host name.
      return reply.header('cache-control', 'no-store').redirect(pathname.replace(/^\/+/, '/') + search, 303);
    };
    routes.post('/site/*', sendBack);
    routes.post('/:language/site/*', sendBack);
  });
}
