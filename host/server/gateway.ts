import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { DestinationStream } from 'pino';
import { languagePrefix, PSEUDO_LANGUAGE, type Language } from '@storefront/shared/contract';
import { endKeptConnections, RequestEnds } from '@storefront/shared/serving';
import { ATTRIBUTES, logsTraces, openTracing, untraced, type Tracing } from '@storefront/shared/tracing';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Backends } from './backends';
import { proxyBackend } from './backend-proxy';
import { collectBrowserReports } from './browser-reports';
import { listDeclarations, hasCanary } from './chosen-releases';
import type { GatewayConfig } from './config';
import { serveCrawlerFiles } from './crawler-files';
import { serveEmbed } from './embed-files';
import { FileLists, serveFileLists } from './file-lists';
import { redirectFormsWithoutScripts } from './forms-without-scripts';
import { logBackend, logReleaseStore, logRendering, logTraceExport } from './gateway-log';
import type { GatewayMetrics } from './gateway-metrics';
import { hostStyles } from './host-styles';
import { initialDataFrom } from './initial-data';
import { logOutput } from './log-output';
import { OwnBuildCookie } from './own-builds/own-build-cookie';
import { serveOwnBuilds } from './own-builds/own-builds-routes';
import { PageRenderer } from './page-renderer';
import { pageSender, readBucket } from './page-sender';
import { openReleaseStore, serveReleaseFiles } from './release-store';
import { readHostRelease } from './releases';
import { commonHeaders } from './security-headers';
import { followReleases } from './served-releases';
import { ServerRenderer } from './server-renderer';
import { serveSharePicture } from './share-picture';
import { serveStaticFiles } from './static-files';
import { serveThirdPartyNotices } from './third-party-notices';
import { linkToPage, traceAsk, traceRequests } from './trace-requests';
import { getLanguages, readAddress } from './visit-language';

const REQUEST_ID = /^[\w-]{8,64}$/;
const ERROR_PAGE = '/site/error';

/** Creates the server, without routes. @param getTracing called once requests arrive */
function createServer(
  config: GatewayConfig,
  log: DestinationStream | undefined,
  getTracing: () => Tracing,
): FastifyInstance {
  return Fastify({
    trustProxy: config.trustedProxies,
    logger:
      config.logLevel === 'silent'
        ? false
        : { level: config.logLevel, stream: log ?? logOutput(), ...(config.tracing && logsTraces(getTracing)) },
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(config.requestTimeoutMs, 5_000),
    },
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const header = headers['x-request-id'];
      return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
    },
  });
}

/** Sends a browser to the error page; anything else gets a line of text. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.error(
    { event: 'gateway.request_failed', err: error, reference: request.id },
    'Unhandled error in request',
  );
  const { language = 'en', pathname } = readAddress(request.url);
  // If the error page itself failed, there is no page to send.
  const isPage =
    request.method === 'GET' && request.headers.accept?.includes('text/html') && !pathname.startsWith(ERROR_PAGE);
  if (isPage)
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${languagePrefix(language)}${ERROR_PAGE}?reference=${String(request.id)}`, 302);
  return reply
    .code(error.statusCode ?? 500)
    .type('text/plain; charset=utf-8')
    .send(`This did not work. Reference: ${String(request.id)}`);
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
  const app = createServer(config, log, () => tracing);
  const host = await readHostRelease(config.hostDist);
  tracing = await openTracing(
    config.tracing,
    { service: 'storefront-gateway', version: host.version, instance: randomUUID() },
    logTraceExport(app.log),
  );
  app.addHook('onClose', () => tracing.end());
  const languages = getLanguages(host);
  const offered: readonly Language[] = languages.filter((language) => language !== PSEUDO_LANGUAGE);
  const readStyles = hostStyles(config.hostDist, host);
  const renderer = new ServerRenderer(config.hostDist, (error) =>
    app.log.error(
      { event: 'gateway.render_failed', err: error },
      'Page failed to render; the browser renders it instead',
    ),
  );
  const backends = new Backends(config.apiOrigins, logBackend(app.log));
  app.addHook('onClose', async () => backends.end());
  const ask = traceAsk(backends.ask, tracing);
  const readInitialData = initialDataFrom(ask, config.countryHeader);
  const store = await openReleaseStore(
    { dataDir: config.dataDir, bucket: config.releaseBucket, filesOrigin: config.remoteFilesOrigin },
    logReleaseStore(app.log),
  );
  app.addHook('onClose', async () => store.end());
  const pages = new PageRenderer({
    hostDist: config.hostDist,
    deadlineMs: config.renderDeadlineMs,
    readFile: store.readFile,
    languages: languages.filter((language) => language !== 'en'),
    ...logRendering(app.log, metrics),
  });
  const releases = await followReleases(app, { config, host, store, pages, metrics });

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
    ends.subscribe((request, reply, end, next) => {
      const route = rows.get(request) ?? request.routeOptions.url;
      metrics.requestEnded(request.method, route, end === 'abandoned' ? end : reply.statusCode, reply.elapsedTime);
      next();
    });
  await serveStaticFiles(app, config.hostDist);
  await serveEmbed(app, config.hostDist, ask);
  if (store.served) serveReleaseFiles(app, store.served);
  await proxyBackend(app, backends, {
    tracing,
    countryHeader: config.countryHeader,
    unanswered: () => metrics?.backendUnavailable(),
  });
  const { canaries } = releases;
  await collectBrowserReports(app, metrics ? [canaries, metrics] : [canaries]);
  app.get('/health/live', async () => ({ status: 'ok' }));

  const fileLists = new FileLists(host);
  serveFileLists(app, fileLists, languages, async ({ headers }) => {
    const registry = await releases.read();
    const bucket = hasCanary(registry) ? readBucket(parseCookie(headers.cookie ?? '')) : undefined;
    return releases.choose(registry, bucket);
  });
  // A client's header must not get into anything that caches keep for all visitors.
  const getOrigin = ({ protocol, host: name }: FastifyRequest) => config.publicUrl ?? `${protocol}://${name}`;
  serveCrawlerFiles(app, getOrigin, offered, async () =>
    listDeclarations(releases.choose(await releases.read(), undefined), host),
  );
  serveThirdPartyNotices(app, {
    hostDist: config.hostDist,
    hostVersion: host.version,
    getReleases: async () => releases.choose(await releases.read(), undefined),
    readFile: store.readFile,
  });

  app.setErrorHandler<FastifyError>(answerFailure);
  const ownBuilds = config.ownBuilds === 'none' ? undefined : new OwnBuildCookie(config.ownBuilds.key);
  if (config.ownBuilds !== 'none' && ownBuilds)
    await serveOwnBuilds(app, {
      cookie: ownBuilds,
      key: config.ownBuilds.key,
      cardFields: config.cardFields,
      host,
      readRemotes: async () => (await releases.read()).remotes,
      readStyles: () => readStyles([host.main]),
    });
  await redirectFormsWithoutScripts(app);
  app.get(
    '/*',
    pageSender({
      config,
      host,
      languages,
      offered,
      releases,
      fileLists,
      readStyles,
      readInitialData,
      renderer,
      pages,
      picture,
      ownBuilds,
      tracing,
      getOrigin,
      matched: (request, row) => rows.set(request, row),
      viewed(request, reply, release) {
        const span = spans?.find(request);
        linkToPage(reply, span);
        if (!release) return;
        const { name, version } = release;
        span?.set({ [ATTRIBUTES.remote]: name, [ATTRIBUTES.release]: version });
        metrics?.pageViewed(name, version);
        canaries.pageViewed(name, version, request.ip);
      },
    }),
  );
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  return app;
}
