import { randomUUID } from 'node:crypto';
import { parseCookie, type Cookies } from 'cookie';
import type { DestinationStream } from 'pino';
import { languagePrefix, PSEUDO_LANGUAGE, type Language } from '@storefront/shared/contract';
import { endKeptConnections, RequestEnds } from '@storefront/shared/serving';
import { ATTRIBUTES, inSpan, logsTraces, openTracing, untraced, type Tracing } from '@storefront/shared/tracing';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Backends } from './backends';
import { proxyBackend } from './backend-proxy';
import { linkToPage, tracedAsk, traceRequests } from './trace-requests';
import {
  BUCKETS,
  chooseReleases,
  declaredBy,
  hasCanary,
  isCompatible,
  providedTo,
  registryDocument,
  collectDeclaredTexts,
  pickPageTexts,
  withoutDescriptions,
} from './chosen-releases';
import { CanaryWatch } from './canary-watch';
import type { GatewayConfig } from './config';
import type { GatewayMetrics } from './gateway-metrics';
import { composeDocument } from './document';
import { CHOSEN_BY, sendDocument } from './document-response';
import { serveCrawlerFiles } from './crawler-files';
import { collectBrowserReports } from './browser-reports';
import { sendEarlyHints } from './early-hints';
import { FileLists, serveFileLists } from './file-lists';
import { serveEmbed } from './embed-files';
import { NOT_LISTED } from './findable';
import { takeFormsWithoutScripts } from './forms-without-scripts';
import { initialDataFrom } from './initial-data';
import { PageRenderer } from './page-renderer';
import { serverRenderer, hashInlineStyles } from './server-renderer';
import { ReleaseProbe } from './release-probe';
import { hostStyles } from './host-styles';
import { logOutput } from './log-output';
import { OwnBuildCookie } from './own-builds/own-build-cookie';
import type { OwnBuilds } from './own-builds/own-builds';
import { composePlainPage, ownBuildsPage, type RefusedChoice } from './own-builds/own-builds-page';
import { takeOwnBuilds } from './own-builds/own-builds-routes';
import { readHostRelease, type RegistryFile, type RemoteRelease } from './releases';
import { openReleaseStore, serveReleaseFiles } from './release-store';
import { pageAddress, resolveRoute } from './route-of';
import { commonHeaders } from './security-headers';
import { serveSharePicture } from './share-picture';
import { createStructuredData } from './structured-data';
import { serveStaticFiles } from './static-files';
import { getLanguages, readAddress, visitorsLanguage } from './visit-language';

const REQUEST_ID = /^[\w-]{8,64}$/;
const ASSET = /\.(?:js|mjs|css|map|json|png|jpe?g|gif|svg|ico|webp|avif|woff2?|txt|xml|webmanifest)$/;
const ERROR_PAGE = '/site/error';
/** How often the registry is checked without requests. Milliseconds. */
const LOOK_MS = 1_000;
const BUCKET_COOKIE = 'sf-bucket';

const findTheme = (cookie: string | undefined): 'light' | 'dark' | undefined =>
  cookie === 'light' || cookie === 'dark' ? cookie : undefined;

function readBucket(cookies: Cookies): number | undefined {
  const bucket = Number(cookies[BUCKET_COOKIE]);
  return Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS ? bucket : undefined;
}

/** Returns the visitor's bucket for canary releases. Assigned only while there is a canary, and stored for a month. */
function findBucket(registry: RegistryFile, cookies: Cookies, reply: FastifyReply): number | undefined {
  if (!hasCanary(registry)) return undefined;
  const known = readBucket(cookies);
  if (known !== undefined) return known;
  const bucket = Math.floor(Math.random() * BUCKETS);
  reply.header('set-cookie', `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  return bucket;
}

/**
 * The gateway: composes the document of each route, serves the host, and proxies the contract's calls to the backend.
 * @param log standard output by default
 * @param metrics undefined if metrics are off
 */
export async function createGateway(
  config: GatewayConfig,
  log?: DestinationStream,
  metrics?: GatewayMetrics,
): Promise<FastifyInstance> {
  let tracing: Tracing = untraced;
  const app = Fastify({
    trustProxy: config.trustedProxies,
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, stream: log ?? logOutput(), ...(config.tracing && logsTraces(() => tracing)) },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, 5_000),
    },
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
    },
  });
  const host = await readHostRelease(config.hostDist);
  tracing = await openTracing(
    config.tracing,
    { service: 'storefront-gateway', version: host.version, instance: randomUUID() },
    {
      failed: (error) =>
        app.log.warn(
          { event: 'traces.export_failed', err: error },
          'Cannot send traces; dropping those that exceed the buffer',
        ),
      recovered: (lost) => app.log.info({ event: 'traces.export_recovered', lost }, 'Sending traces again'),
    },
  );
  app.addHook('onClose', () => tracing.end());
  const languages = getLanguages(host);
  const offered: readonly Language[] = languages.filter((language) => language !== PSEUDO_LANGUAGE);
  const readStyles = hostStyles(config.hostDist, host);
  const { renderPage, helpQuestions } = serverRenderer(config.hostDist, (error) =>
    app.log.error(
      { event: 'gateway.render_failed', err: error },
      'Page failed to render; the browser renders it instead',
    ),
  );
  const backends = new Backends(config.apiOrigins, (origin, isReady, error) =>
    isReady
      ? app.log.info({ event: 'gateway.backend_recovered', origin }, 'Backend is ready again')
      : app.log.warn(
          { event: 'gateway.backend_down', origin, err: error },
          'Backend does not answer or is not ready; skipping it',
        ),
  );
  app.addHook('onClose', async () => backends.end());
  const ask = tracedAsk(backends.ask, tracing);
  const readInitialData = initialDataFrom(ask);
  const store = await openReleaseStore(
    { dataDir: config.dataDir, bucket: config.releaseBucket, filesOrigin: config.remoteFilesOrigin },
    {
      unreadable: (error, remote) =>
        app.log.error(
          { event: 'gateway.registry_unreadable', err: error, remote },
          'Cannot read registry.json or an entry of it; keeping the last valid version',
        ),
      unknown: (fields) =>
        app.log.warn(
          { event: 'gateway.registry_field_unknown', fields },
          'registry.json has fields that this gateway does not know; ignoring them',
        ),
      unavailable: (error) =>
        app.log.error(
          { event: 'gateway.release_store_unavailable', err: error },
          'Bucket of releases unavailable; continuing with the last known state',
        ),
      available: () => app.log.info({ event: 'gateway.release_store_available' }, 'Bucket of releases available again'),
      undescribed: (release, error) =>
        app.log.warn(
          { event: 'gateway.release_undescribed', release, err: error },
          'Files of a release that open tabs may use are unknown',
        ),
    },
  );
  app.addHook('onClose', async () => store.end());

  const pages = new PageRenderer({
    hostDist: config.hostDist,
    deadlineMs: config.renderDeadlineMs,
    readFile: store.readFile,
    languages: languages.filter((language) => language !== 'en'),
    failed: ({ name, version }, why, error, page) => {
      metrics?.pageNotRendered(name, version, why);
      app.log.error(
        { event: 'gateway.page_not_rendered', remote: name, version, page, why, err: error },
        'Page of a remote was not rendered; the browser renders it instead',
      );
    },
    paused: ({ name, version }) =>
      app.log.error(
        { event: 'gateway.rendering_paused', remote: name, version },
        'Pages of this release ended their thread three times within a minute; not rendering them for a minute',
      ),
  });
  let knownBad = await store.readKnownBad();
  const canaries = new CanaryWatch({
    maxPercent: config.canaryMaxErrorPercent,
    isKnown: (release) => knownBad.has(release),
    failed: (release, why) => {
      const { name: remote, version } = release;
      app.log.error({ event: 'gateway.canary_failed', remote, version, why }, 'Canary failed; no longer serving it');
      store
        .markBad(release, why)
        .catch((error: unknown) =>
          app.log.error(
            { event: 'gateway.canary_not_ended', remote, version, err: error },
            'Cannot mark the failed canary as bad; other gateways still serve it',
          ),
        );
    },
  });
  const probe = new ReleaseProbe({
    readFile: store.readFile,
    changed: ({ name, version }, isBroken, error) =>
      isBroken
        ? app.log.error(
            { event: 'gateway.release_broken', remote: name, version, err: error },
            'Active release cannot be fetched; serving the previous one',
          )
        : app.log.info({ event: 'gateway.release_recovered', remote: name, version }, 'Active release is served again'),
  });
  const isBad = (release: RemoteRelease): boolean =>
    knownBad.has(release) || canaries.hasEnded(release) || probe.isBroken(release);

  const passedOver = new Set<string>();
  let followed: RegistryFile | undefined;
  const readReleases = async (): Promise<RegistryFile> => {
    const registry = await store.readRegistry();
    if (registry !== followed) passedOver.clear();
    followed = registry;
    pages.follow(registry);
    metrics?.follow(registry);
    canaries.follow(registry);
    probe.follow(registry);
    knownBad = await store.readKnownBad();
    canaries.settle();
    return registry;
  };
  // Published releases are prepared before the first request for them.
  const look = setInterval(() => void readReleases(), LOOK_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    probe.end();
    await pages.end();
  });
  app.addHook('onListen', async () => void readReleases());

  const passOver = ({ name, version }: RemoteRelease, why: string): void => {
    if (passedOver.has(`${name} ${version}`)) return;
    passedOver.add(`${name} ${version}`);
    app.log.warn(
      { event: 'gateway.release_incompatible', remote: name, version, why },
      'Published release is incompatible with this host; serving the previous one if it fits',
    );
  };

  /** The path of the row that matched the address of a page. */
  const rows = new WeakMap<FastifyRequest, string>();
  const ends = new RequestEnds(app);
  const spans = traceRequests(app, tracing, ends, (request) => rows.get(request));
  app.addHook('onRequest', async (request, reply) => {
    // The connection was reset before the request was read: there is no client to respond to, and no address to pass to the backend.
    if ((request.ip as string | undefined) === undefined) return reply.hijack();
    reply.headers(commonHeaders(request.protocol === 'https')).header('x-request-id', String(request.id));
    return undefined;
  });
  endKeptConnections(app, { answersMs: config.answersMs });
  const picture = await serveSharePicture(app, config.hostDist);
  if (metrics)
    ends.hear((request, reply, end, go) => {
      const route = rows.get(request) ?? request.routeOptions.url;
      metrics.requestEnded(request.method, route, end === 'abandoned' ? end : reply.statusCode, reply.elapsedTime);
      go();
    });
  await serveStaticFiles(app, config.hostDist);
  await serveEmbed(app, config.hostDist, ask);
  if (store.served) serveReleaseFiles(app, store.served);
  await proxyBackend(app, backends, { tracing, unanswered: () => metrics?.backendUnavailable() });
  await collectBrowserReports(app, metrics ? [canaries, metrics] : [canaries]);
  app.get('/health/live', async () => ({ status: 'ok' }));

  const ownBuilds =
    config.ownBuilds === 'none'
      ? undefined
      : { key: config.ownBuilds.key, cookie: new OwnBuildCookie(config.ownBuilds.key) };
  /** Lists the names of published remotes and of those that the host was built with. */
  const remoteNames = (published: RegistryFile['remotes']): string[] =>
    [...new Set([...Object.keys(host.declared), ...Object.values(published).map(({ active }) => active.name)])].sort();
  const getOwnBuilds = (cookies: Cookies): OwnBuilds => ownBuilds?.cookie.read(cookies) ?? {};

  async function sendOwnBuildsPage(
    request: FastifyRequest,
    reply: FastifyReply,
    refused?: RefusedChoice,
  ): Promise<FastifyReply> {
    const cookies = parseCookie(request.headers.cookie ?? '');
    const [{ remotes }, styles] = await Promise.all([readReleases(), readStyles([host.main])]);
    const versions = Object.fromEntries(Object.values(remotes).map(({ active }) => [active.name, active.version]));
    const page = ownBuildsPage({
      names: remoteNames(remotes),
      builds: getOwnBuilds(cookies),
      versions,
      needsKey: ownBuilds?.key !== undefined,
      refused,
    });
    return sendDocument(request, reply.header('x-robots-tag', NOT_LISTED), {
      status: refused ? 422 : 200,
      policy: { releases: [], hostPolicies: [], cardFields: config.cardFields, styleHashes: [], ownBuilds: {} },
      compose: (nonce) => composePlainPage({ ...page, theme: findTheme(cookies['sf-theme']), styles, nonce }),
    });
  }

  const fileLists = new FileLists(host);
  serveFileLists(app, fileLists, languages, async ({ headers }) => {
    const registry = await readReleases();
    const bucket = hasCanary(registry) ? readBucket(parseCookie(headers.cookie ?? '')) : undefined;
    return chooseReleases(registry, bucket, host, isBad, passOver);
  });
  // A client's header must not get into anything that caches keep for all visitors.
  const getOrigin = ({ protocol, host: name }: FastifyRequest) => config.publicUrl ?? `${protocol}://${name}`;
  serveCrawlerFiles(app, getOrigin, offered, async () =>
    declaredBy(chooseReleases(await readReleases(), undefined, host, isBad, passOver), host),
  );

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = pageAddress(request.url);
    if (!url) return reply.code(400).type('text/plain; charset=utf-8').send('This is not an address of this site.');
    // An address that begins with two slashes would be read as a host name.
    if (/^\/{2,}/.test(url.pathname))
      return reply.header('cache-control', 'no-cache').redirect(url.pathname.replace(/^\/+/, '/') + url.search, 302);
    const cookies = parseCookie(request.headers.cookie ?? '');
    const registry = await readReleases();
    const releases = chooseReleases(registry, findBucket(registry, cookies, reply), host, isBad, passOver);
    const declared = declaredBy(releases, host);
    const visit = readAddress(url.pathname);
    url.pathname = visit.pathname;
    const route = resolveRoute(url, declared);
    rows.set(request, route.row);
    if (route.unknown && ASSET.test(url.pathname))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    // Orders store their language, and a host may be older than the addresses that it gets.
    const language =
      languages.find((spoken) => spoken === visit.language) ??
      visitorsLanguage(languages, cookies, request.headers['accept-language']);
    const isElsewhere = languagePrefix(visit.language ?? 'en') !== languagePrefix(language);
    const target = route.redirect ?? (isElsewhere ? url.pathname + url.search : undefined);
    // A redirect by the visitor's language is not permanent, because it is not the same for all visitors.
    const status = isElsewhere ? 302 : route.status;
    if (target)
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', CHOSEN_BY)
        .redirect(languagePrefix(language) + target, status);
    if (config.earlyHints) sendEarlyHints(request, reply, host, language);
    const allTexts = collectDeclaredTexts(releases, host, language);
    const said = (text: string | undefined) => text && (allTexts[text] ?? text);
    const parts = route.parts.flatMap((name) => host.parts[name] ?? []);
    const ownBuilds = getOwnBuilds(cookies);
    const { page } = route;
    const release = page && ownBuilds[page.remote] === undefined && releases.find(({ name }) => name === page.remote);
    const shown = page && release ? { release, name: page.id.slice(page.id.indexOf('.') + 1) } : undefined;
    const span = spans?.find(request);
    linkToPage(reply, span);
    if (shown) {
      span?.set({ [ATTRIBUTES.remote]: shown.release.name, [ATTRIBUTES.release]: shown.release.version });
      metrics?.pageViewed(shown.release.name, shown.release.version);
      canaries.pageViewed(shown.release.name, shown.release.version, request.ip);
    }
    const address = languagePrefix(language) + url.pathname + url.search;
    const origin = getOrigin(request);
    const title = said(route.title);
    const listed = route.listed && offered.includes(language);
    if (!listed) reply.header('x-robots-tag', NOT_LISTED);
    const visitor = {
      language,
      languages: offered,
      texts: pickPageTexts(allTexts, declared),
      declared: withoutDescriptions(declared),
    };
    const reading = readInitialData({ request, route, pathname: url.pathname, cookies, language });
    const renderShown = async () =>
      page && shown && isCompatible(shown.release, host)
        ? inSpan(tracing, 'render page', { attributes: { [ATTRIBUTES.page]: page.id } }, async () =>
            pages.render(shown.release, shown.name, {
              id: page.id,
              address,
              visit: visitor,
              initialData: await reading,
            }),
          )
        : undefined;
    const [content, initialData] = await Promise.all([renderShown(), reading]);
    const [rendered, styles, structuredData] = await Promise.all([
      content
        ? { html: content.html, styleHashes: hashInlineStyles(content.html), isWithData: true }
        : renderPage(address, visitor, page ? undefined : initialData),
      readStyles([host.main, ...parts, ...(content && shown ? providedTo(shown.release, shown.name, host) : [])]),
      createStructuredData(route, { origin, language, title, initialData, helpQuestions }),
    ]);
    return sendDocument(request, reply, {
      status: route.status,
      policy: {
        releases,
        hostPolicies: host.policies,
        cardFields: config.cardFields,
        styleHashes: rendered.styleHashes,
        ownBuilds,
      },
      compose: (nonce) =>
        composeDocument({
          language,
          head: {
            title,
            description: said(route.description),
            address: origin + languagePrefix(language) + route.pathname,
            listed,
            languages: offered.map((one) => ({ language: one, href: origin + languagePrefix(one) + route.pathname })),
            picture: picture && { ...picture, href: origin + picture.path },
          },
          structuredData,
          theme: findTheme(cookies['sf-theme']),
          html: rendered.html,
          isWithData: rendered.isWithData,
          rendered: content && page?.id,
          styles: [...styles, ...(content?.styles ?? [])],
          scripts: [...new Set(parts.flatMap(({ js }) => js))],
          host,
          registry: registryDocument(
            releases,
            host,
            ownBuilds,
            visitor,
            shown?.release,
            fileLists.keep(releases, language),
          ),
          initialData,
          page: shown,
          ownBuilds,
          nonce,
        }),
    });
  }

  app.setErrorHandler((error, request, reply) => {
    request.log.error(
      { event: 'gateway.request_failed', err: error, reference: request.id },
      'Unhandled error in request',
    );
    // The error page itself failed, or the client is no browser: there is no page to send.
    const { language = 'en', pathname } = readAddress(request.url);
    const isPage =
      request.method === 'GET' && request.headers.accept?.includes('text/html') && !pathname.startsWith(ERROR_PAGE);
    if (isPage)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${languagePrefix(language)}${ERROR_PAGE}?reference=${String(request.id)}`, 302);
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(`This did not work. Reference: ${String(request.id)}`);
  });
  if (ownBuilds)
    await takeOwnBuilds(app, {
      ...ownBuilds,
      names: async () => remoteNames((await readReleases()).remotes),
      sendPage: sendOwnBuildsPage,
    });
  await takeFormsWithoutScripts(app);
  app.get('/*', sendPage);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return app;
}
