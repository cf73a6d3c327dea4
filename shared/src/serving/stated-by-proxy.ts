/** The header in which the gateway tells a backend the visitor's country. The gateway never passes on a visitor's own. */
export const VISITOR_COUNTRY = 'x-visitor-country';

/** The parts of a Fastify request that say who sent it. */
interface ForwardedRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** With `trustProxy`: the address of the connection, followed by those that trusted proxies have stated. */
  readonly ips?: readonly string[] | undefined;
}

/**
 * Returns a header that only a trusted proxy may set; undefined if anyone else sent it. A proxy counts as trusted where its statement of
 * the client's address does (`TRUSTED_PROXIES`).
 */
export function statedByProxy({ headers, ips = [] }: ForwardedRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && ips.length > 1 ? value : undefined;
}
