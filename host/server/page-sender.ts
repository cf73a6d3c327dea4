import { parseCookie, type Cookies } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix, type Language } from '@storefront/shared/contract';
import { ATTRIBUTES, inSpan, type Tracing } from '@storefront/shared/tracing';
import type { Declarations, DeclaredTexts } from '../src/federation/registry-document';
import {
  BUCKETS,
  collectDeclaredTexts,
  listDeclarations,
  hasCanary,
  isCompatible,
  pickPageTexts,
  listProvided,
  registryDocument,
  withoutDescriptions,
} from './chosen-releases';
import type { GatewayConfig } from './config';
import { composeDocument, readTheme, type DocumentParts } from './document';
import { CHOSEN_BY, sendDocument } from './document-response';
import { sendEarlyHints } from './early-hints';
import type { FileLists } from './file-lists';
import { NOT_LISTED } from './findable';
import type { hostStyles } from './host-styles';
import type { initialDataFrom } from './initial-data';
import type { OwnBuildCookie } from './own-builds/own-build-cookie';
import type { PageRenderer } from './page-renderer';
import type { HostRelease, RegistryFile, RemoteRelease } from './releases';
import { pageAddress, resolveRoute, type DocumentRoute } from './route-of';
import type { ServedReleases } from './served-releases';
import { hashInlineStyles, type ServerRenderer } from './server-renderer';
import type { SharePicture } from './share-picture';
import { createStructuredData } from './structured-data';
import { readAddress, visitorsLanguage } from './visit-language';

const ASSET = /\.(?:js|mjs|css|map|json|png|jpe?g|gif|svg|ico|webp|avif|woff2?|txt|xml|webmanifest)$/;
const BUCKET_COOKIE = 'sf-bucket';

/** What documents are made from. */
interface PageSources {
  readonly config: Pick<GatewayConfig, 'cardFields' | 'earlyHints'>;
  readonly host: HostRelease;
  readonly languages: readonly Language[];
  /** The languages that visitors are offered. */
  readonly offered: readonly Language[];
  readonly releases: ServedReleases;
  readonly fileLists: FileLists;
  readonly readStyles: ReturnType<typeof hostStyles>;
  readonly readInitialData: ReturnType<typeof initialDataFrom>;
  readonly renderer: ServerRenderer;
  readonly pages: Pick<PageRenderer, 'render'>;
  readonly picture: SharePicture | undefined;
  readonly ownBuilds: OwnBuildCookie | undefined;
  readonly tracing: Tracing;
  readonly getOrigin: (request: FastifyRequest) => string;
  /** Called with the path of the row that matches the address of a page. */
  readonly matched: (request: FastifyRequest, row: string) => void;
  /** Called for each document, with the release that shows its page. */
  readonly viewed: (request: FastifyRequest, reply: FastifyReply, release: RemoteRelease | undefined) => void;
}

export function readBucket(cookies: Cookies): number | undefined {
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

/** A request for a page, with what is chosen for its visitor. */
interface PageVisit {
  readonly cookies: Cookies;
  readonly releases: readonly RemoteRelease[];
  readonly declared: Declarations;
  readonly route: DocumentRoute;
  /** Path and query, without the language. */
  readonly pathname: string;
  readonly search: string;
  /** The language in the address. */
  readonly given: Language | undefined;
  readonly language: Language;
}

async function readVisit(
  { host, languages, releases: served }: PageSources,
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageVisit> {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const registry = await served.read();
  const releases = served.choose(registry, findBucket(registry, cookies, reply));
  const declared = listDeclarations(releases, host);
  const { language: given, pathname } = readAddress(url.pathname);
  url.pathname = pathname;
  return {
    cookies,
    releases,
    declared,
    route: resolveRoute(url, declared),
    pathname: url.pathname,
    search: url.search,
    given,
    // Orders store their language, and a host may be older than the addresses that it gets.
    language:
      languages.find((spoken) => spoken === given) ??
      visitorsLanguage(languages, cookies, request.headers['accept-language']),
  };
}

/** Returns where a visit is redirected: by its route, or to the address in the visitor's language. */
function findRedirect({ route, pathname, search, given, language }: PageVisit) {
  const isElsewhere = languagePrefix(given ?? 'en') !== languagePrefix(language);
  const target = route.redirect ?? (isElsewhere ? pathname + search : undefined);
  // A redirect by the visitor's language is not permanent, because it is not the same for all visitors.
  return target ? { to: languagePrefix(language) + target, status: isElsewhere ? 302 : route.status } : undefined;
}

type ShownPage = NonNullable<DocumentParts['page']>;

interface PageFacts {
  readonly request: FastifyRequest;
  /** The page of a remote; undefined for a page of the host or of an own build. */
  readonly shown: ShownPage | undefined;
  readonly texts: DeclaredTexts;
  readonly title: string | undefined;
  readonly origin: string;
}

/** Renders the page: the content of a remote with its own release, and anything else as the host's frame. */
async function renderPage(
  sources: PageSources,
  { route, pathname, search, cookies, language, declared }: PageVisit,
  { request, shown, texts, title, origin }: PageFacts,
) {
  const { host, offered, readInitialData, readStyles, renderer, pages, tracing } = sources;
  const { page } = route;
  const address = languagePrefix(language) + pathname + search;
  const visitor = {
    language,
    languages: offered,
    texts: pickPageTexts(texts, declared),
    declared: withoutDescriptions(declared),
  };
  const reading = readInitialData({ request, route, pathname, cookies, language });
  const renderShown = async () =>
    page && shown && isCompatible(shown.release, host)
      ? inSpan(tracing, 'render page', { attributes: { [ATTRIBUTES.page]: page.id } }, async () =>
          pages.render(shown.release, shown.name, { id: page.id, address, visit: visitor, initialData: await reading }),
        )
      : undefined;
  const [content, initialData] = await Promise.all([renderShown(), reading]);
  const parts = route.parts.flatMap((name) => host.parts[name] ?? []);
  const [{ html, styleHashes, isWithData }, styles, structuredData] = await Promise.all([
    content
      ? { html: content.html, styleHashes: hashInlineStyles(content.html), isWithData: true }
      : renderer.renderPage(address, visitor, page ? undefined : initialData),
    readStyles([host.main, ...parts, ...(content && shown ? listProvided(shown.release, shown.name, host) : [])]),
    createStructuredData(route, {
      origin,
      language,
      title,
      initialData,
      helpQuestions: () => renderer.helpQuestions(language),
    }),
  ]);
  return {
    visitor,
    structuredData,
    initialData,
    html,
    styleHashes,
    isWithData,
    rendered: content && page?.id,
    styles: [...styles, ...(content?.styles ?? [])],
    scripts: [...new Set(parts.flatMap(({ js }) => js))],
  };
}

/** Returns the handler of all addresses that are pages. */
export function pageSender(sources: PageSources) {
  const { config, host, offered, fileLists, picture } = sources;

  async function sendPage(request: FastifyRequest, reply: FastifyReply, visit: PageVisit): Promise<FastifyReply> {
    const { route, releases, cookies, language } = visit;
    const ownBuilds = sources.ownBuilds?.read(cookies) ?? {};
    const { page } = route;
    const release = page && ownBuilds[page.remote] === undefined && releases.find(({ name }) => name === page.remote);
    const shown = page && release ? { release, name: page.id.slice(page.id.indexOf('.') + 1) } : undefined;
    sources.viewed(request, reply, shown?.release);

    const texts = collectDeclaredTexts(releases, host, language);
    const translate = (text: string | undefined) => text && (texts[text] ?? text);
    const title = translate(route.title);
    const origin = sources.getOrigin(request);
    const listed = route.listed && offered.includes(language);
    if (!listed) reply.header('x-robots-tag', NOT_LISTED);
    const facts = { request, shown, texts, title, origin };
    const { visitor, styleHashes, ...drawn } = await renderPage(sources, visit, facts);
    const getHref = (one: Language) => origin + languagePrefix(one) + route.pathname;
    return sendDocument(request, reply, {
      status: route.status,
      policy: { releases, hostPolicies: host.policies, cardFields: config.cardFields, styleHashes, ownBuilds },
      compose: (nonce) =>
        composeDocument({
          ...drawn,
          language,
          head: {
            title,
            description: translate(route.description),
            address: getHref(language),
            listed,
            languages: offered.map((one) => ({ language: one, href: getHref(one) })),
            picture: picture && { ...picture, href: origin + picture.path },
          },
          theme: readTheme(cookies),
          host,
          registry: registryDocument(
            releases,
            host,
            ownBuilds,
            visitor,
            shown?.release,
            fileLists.keep(releases, language),
          ),
          page: shown,
          ownBuilds,
          nonce,
        }),
    });
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = pageAddress(request.url);
    if (!url) return reply.code(400).type('text/plain; charset=utf-8').send('This is not an address of this site.');
    // An address that begins with two slashes would be read as a host name.
    if (/^\/{2,}/.test(url.pathname))
      return reply.header('cache-control', 'no-cache').redirect(url.pathname.replace(/^\/+/, '/') + url.search, 302);
    const visit = await readVisit(sources, url, request, reply);
    sources.matched(request, visit.route.row);
    if (visit.route.unknown && ASSET.test(visit.pathname))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const redirect = findRedirect(visit);
    if (redirect)
      return reply.header('cache-control', 'no-cache').header('vary', CHOSEN_BY).redirect(redirect.to, redirect.status);
    if (config.earlyHints) sendEarlyHints(request, reply, host, visit.language);
    return sendPage(request, reply, visit);
  };
}
