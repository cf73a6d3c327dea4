import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteName } from '../../src/federation/registry-document';
import type { CardFields } from '../card-fields';
import { readTheme } from '../document';
import { sendDocument } from '../document-response';
import { NOT_LISTED } from '../findable';
import type { HostStyle } from '../host-styles';
import type { HostRelease, RegistryFile } from '../releases';
import { isSame, type OwnBuildCookie } from './own-build-cookie';
import { isRemoteName, readPort, type OwnBuilds } from './own-builds';
import { composePlainPage, OWN_BUILDS_PATH, ownBuildsPage, type RefusedChoice } from './own-builds-page';

const BODY_LIMIT = 2_048;

interface OwnBuildRoutes {
  readonly cookie: OwnBuildCookie;
  /** The key that a developer has to type; undefined if none is needed. */
  readonly key: string | undefined;
  readonly cardFields: CardFields;
  readonly host: HostRelease;
  readonly readRemotes: () => Promise<RegistryFile['remotes']>;
  readonly readStyles: () => Promise<readonly HostStyle[]>;
}

/** Whether a form was submitted from our own origin, so that another site cannot choose for its visitors. */
const isOwnForm = ({ headers, protocol, host }: FastifyRequest): boolean => headers.origin === `${protocol}://${host}`;

const without = (builds: OwnBuilds, name: RemoteName): OwnBuilds =>
  Object.fromEntries(Object.entries(builds).filter(([key]) => key !== name));

/** Adds the page for own builds and its two forms, unless the shop does not allow own builds. */
export async function serveOwnBuilds(
  app: FastifyInstance,
  { cookie, key, cardFields, host, readRemotes, readStyles }: OwnBuildRoutes,
): Promise<void> {
  /** Lists the names of published remotes and of those that the host was built with. */
  const listNames = (published: RegistryFile['remotes']): RemoteName[] =>
    [...new Set([...Object.keys(host.declared), ...Object.values(published).map(({ active }) => active.name)])].sort();

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: RefusedChoice,
  ): Promise<FastifyReply> {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const [remotes, styles] = await Promise.all([readRemotes(), readStyles()]);
    const versions = Object.fromEntries(Object.values(remotes).map(({ active }) => [active.name, active.version]));
    const page = ownBuildsPage({
      names: listNames(remotes),
      builds: cookie.read(cookies),
      versions,
      needsKey: key !== undefined,
      refused,
    });
    return sendDocument(request, reply.header('x-robots-tag', NOT_LISTED), {
      status: refused ? 422 : 200,
      policy: { releases: [], hostPolicies: [], cardFields, styleHashes: [], ownBuilds: {} },
      compose: (nonce) => composePlainPage({ ...page, theme: readTheme(cookies), styles, nonce }),
    });
  }

  await app.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    routes.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && !isOwnForm(request))
        return reply.code(400).type('text/plain; charset=utf-8').send('Own builds are chosen on a page of the shop.');
    });

    const getFields = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());
    const chosen = ({ headers }: FastifyRequest) => cookie.read(parseCookie(headers.cookie ?? ''));
    const keep = (request: FastifyRequest, reply: FastifyReply, builds: OwnBuilds) =>
      reply
        .header('set-cookie', cookie.write(builds, request.protocol === 'https'))
        .header('cache-control', 'no-store')
        .redirect(OWN_BUILDS_PATH, 303);

    routes.get(OWN_BUILDS_PATH, (request, reply) => sendPage(request, reply));

    routes.post(OWN_BUILDS_PATH, async (request, reply) => {
      const fields = getFields(request);
      const [remote, typed] = [fields.get('remote') ?? '', fields.get('port')?.trim() ?? ''];
      const port = readPort(typed);
      const refuse = (message: string) => sendPage(request, reply, { message, remote, port: typed });
      if (key !== undefined && !isSame(key, fields.get('key') ?? ''))
        return refuse('This is not the key of the shop for own builds. Whoever runs the shop has it.');
      if (!listNames(await readRemotes()).includes(remote))
        return refuse('There is no such remote. Choose one of the list.');
      if (!port) return refuse('A port is a number from 1 to 65535, such as 3003.');
      return keep(request, reply, { ...chosen(request), [remote]: port });
    });

    routes.post(`${OWN_BUILDS_PATH}/end`, (request, reply) => {
      const remote = getFields(request).get('remote') ?? '';
      return keep(request, reply, isRemoteName(remote) ? without(chosen(request), remote) : {});
    });
  });
}
