import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@storefront/shared/contract';
import { findMessagesFile, type HostRelease } from './releases';

/**
 * Announces the first script before the document is composed (103 Early Hints), so that browsers and proxies can fetch it in the meantime.
 * Only for navigations over HTTP/1.1: older clients take the hints for the response, and a client that revalidates a document already has
 * its script. The hints are the same for all visitors.
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
