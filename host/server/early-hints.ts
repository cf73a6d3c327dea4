import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@storefront/shared/contract';
import { findMessagesFile, type HostRelease } from './releases';

/**
 * Names the first script before the document is composed (103), for browsers and the proxies before them that fetch it meanwhile. Only
 * where a document is opened over HTTP/1.1: older clients take the hints for the answer, and who asks whether a document has
 * changed has its script already. What they name is the same for everybody.
 */
export function sendEarlyHints(
  request: FastifyRequest,
  reply: FastifyReply,
  host: HostRelease,
  language: Language,
): void {
  const { headers, raw } = request;
  if (raw.httpVersion !== '1.1' || headers['sec-fetch-mode'] !== 'navigate' || headers['if-none-match']) return;
  const scripts = host.main.js.flatMap((file) => [file, findMessagesFile(host, file, language) ?? []].flat());
  reply.raw.writeEarlyHints({
    link: scripts.map((file) => `<${host.publicPath}${file}>; rel=preload; as=script; crossorigin`),
  });
}
