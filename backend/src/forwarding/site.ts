import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import escapeHtml from 'escape-html';
import { preferredLanguage, readForwardingUrl } from '@storefront/shared/domain';
import type { Message } from '@storefront/shared/message-format';
import { getLocale, listSpokenLanguages, type Locale } from '../core/locale';
import type { ForwardsCache } from './forwards-cache';
import { isCircle, locationFor, parseHost } from './location';
import * as messages from './messages';

const CHALLENGES = '/.well-known/acme-challenge/';
/** Seconds for which a browser may cache a 301: unlimited, a domain could never be forwarded elsewhere. */
const PERMANENT_FOR_S = 3_600;

interface SiteParts {
  readonly cache: ForwardsCache;
  /** Responses to open challenges by token (RFC 8555 section 8.3). */
  readonly challenges: ReadonlyMap<string, string>;
  readonly hasCertificate: (host: string) => boolean;
  /** Any of them authenticates the backend's status queries. */
  readonly keys: readonly string[];
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const page = ({ language, direction }: Locale, title: string, text: string): string =>
  `<!doctype html><html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}</style><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></html>`;

type Page = readonly [title: Message, text: Message];
const NOT_HERE: Page = [messages.unknownTitle, messages.unknownText];
const CIRCLE: Page = [messages.circleTitle, messages.circleText];
const NOT_READY: Page = [messages.startingTitle, messages.startingText];
const NOT_SO: Page = [messages.readTitle, messages.readText];

/** Redirects visitors of forwarded domains, and shows a page to all others. */
export function answerVisitors({
  cache,
  challenges,
  hasCertificate,
  keys,
}: SiteParts): (request: IncomingMessage, response: ServerResponse) => void {
  const ours = keys.map((key) => digest(`Bearer ${key}`));

  const send = (
    response: ServerResponse,
    status: number,
    headers: Record<string, string>,
    body: string,
    type = 'text/html; charset=utf-8',
  ): void => {
    response.writeHead(status, {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      ...headers,
    });
    // Node omits the body in responses to HEAD.
    response.end(body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const host = parseHost(request.headers.host ?? '');
    const once = { 'cache-control': 'no-store' };
    const sendPage = (status: number, [title, text]: Page, headers: Record<string, string> = {}): void => {
      const locale = getLocale(preferredLanguage(request.headers['accept-language'], listSpokenLanguages()));
      const inIt = { 'content-language': locale.language, vary: 'accept-language' };
      send(response, status, { ...once, ...inIt, ...headers }, page(locale, locale.t(title), locale.t(text)));
    };
    if (path.startsWith(CHALLENGES)) {
      const known = challenges.get(path.slice(CHALLENGES.length));
      return known === undefined
        ? send(response, 404, once, 'No such challenge\n', 'text/plain; charset=utf-8')
        : send(response, 200, once, known, 'application/octet-stream');
    }
    if (host !== null && !cache.getForward(host) && path !== '/health/live') await cache.refreshSoon();
    const forward = host === null ? undefined : cache.getForward(host);
    if (!host || !forward) {
      if (path === '/health/live')
        return send(response, 200, once, '{"status":"ok"}', 'application/json; charset=utf-8');
      return cache.isKnown ? sendPage(404, NOT_HERE) : sendPage(503, NOT_READY, { 'retry-after': '2' });
    }
    if (method !== 'GET' && method !== 'HEAD') return sendPage(405, NOT_SO, { allow: 'GET, HEAD' });
    // Checked again, because the data may be older than a rule.
    if (isCircle(host, cache.getForward) || 'problem' in readForwardingUrl(host, forward.url))
      return sendPage(508, CIRCLE);
    const location = locationFor(forward, path);
    const credentials = digest(request.headers.authorization ?? '');
    const statusHeaders: Record<string, string> = ours.some((key) => timingSafeEqual(credentials, key))
      ? { 'x-certificate': hasCertificate(host) ? 'yes' : 'no' }
      : {};
    const cacheHeaders = { 'cache-control': forward.permanent ? `public, max-age=${PERMANENT_FOR_S}` : 'no-store' };
    send(
      response,
      forward.permanent ? 301 : 302,
      { location, ...cacheHeaders, ...statusHeaders },
      '',
      'text/plain; charset=utf-8',
    );
  };

  return (request, response) => {
    // Discards the request body, so that the connection can be kept.
    request.resume();
    answer(request, response).catch(() => response.destroy());
  };
}
