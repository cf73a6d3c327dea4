import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix, type Language } from '@storefront/shared/contract';
import brand from '../src/brand/brand.json';
import type { Declarations } from '../src/federation/registry-document';
import { listFindablePaths, personalPaths } from './findable';

/** Path prefixes of calls. */
const CALLS = ['/api/', '/auth/', '/tables/'];

/** Validity of `security.txt` in days. RFC 9116 recommends at most a year. */
const CONTACT_HOLDS_DAYS = 180;
const DAY_MS = 86_400_000;

const SITEMAP = '/sitemap.xml';
const SECURITY = '/.well-known/security.txt';

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

const robots = (origin: string, languages: readonly Language[], declared: Declarations): string =>
  text([
    'User-agent: *',
    ...CALLS.map((path) => `Disallow: ${path}`),
    ...languages.flatMap((language) =>
      personalPaths(declared).map((path) => `Disallow: ${languagePrefix(language)}${path}`),
    ),
    '',
    `Sitemap: ${origin}${SITEMAP}`,
  ]);

function sitemap(origin: string, languages: readonly Language[], declared: Declarations): string {
  const url = (path: string, language: Language) => escapeHtml(origin + languagePrefix(language) + path);
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const links = (path: string) =>
    languages.length < 2
      ? ''
      : [...languages.map((language) => link(language, url(path, language))), link('x-default', url(path, 'en'))].join(
          '',
        );
  return text([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listFindablePaths(declared).flatMap((path) =>
      languages.map((language) => `<url><loc>${url(path, language)}</loc>${links(path)}</url>`),
    ),
    '</urlset>',
  ]);
}

/**
 * The contact for security issues (RFC 9116), in the language in which reports are read. Its canonical address is given only over `https`.
 */
function securityContact(origin: string): string {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  return text([
    `Contact: mailto:${brand.support.security}`,
    `Expires: ${new Date(today + CONTACT_HOLDS_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY}`] : []),
  ]);
}

/**
 * Serves the files that crawlers request: `robots.txt`, `sitemap.xml` and `security.txt`.
 * @param getOrigin returns the shop's origin for a request
 * @param languages the languages offered to visitors
 * @param declared the declarations of the releases in force
 */
export function serveCrawlerFiles(
  app: FastifyInstance,
  getOrigin: (request: FastifyRequest) => string,
  languages: readonly Language[],
  declared: () => Promise<Declarations>,
): void {
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(body);
  app.get('/robots.txt', async (request, reply) =>
    send(reply, 'text/plain', robots(getOrigin(request), languages, await declared())),
  );
  app.get(SITEMAP, async (request, reply) =>
    send(reply, 'application/xml', sitemap(getOrigin(request), languages, await declared())),
  );
  app.get(SECURITY, async (request, reply) => send(reply, 'text/plain', securityContact(getOrigin(request))));
}
