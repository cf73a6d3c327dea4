import { isCountryCode } from '@storefront/shared/domain';
import { statedByProxy, VISITOR_COUNTRY } from '@storefront/shared/serving';
import type { FastifyRequest } from 'fastify';

/** Returns the visitor's country. @param header where the proxy states it (`COUNTRY_HEADER`); undefined if it does not */
export function findCountry(request: FastifyRequest, header: string | undefined): string | undefined {
  const code = header && statedByProxy(request, header)?.toUpperCase();
  // Content delivery networks write XX for an unknown country and T1 for Tor.
  return code && isCountryCode(code) ? code : undefined;
}

/** Returns what a backend is told of the visitor's country. */
export function countryHeader(request: FastifyRequest, header: string | undefined): Record<string, string> {
  const country = findCountry(request, header);
  return country === undefined ? {} : { [VISITOR_COUNTRY]: country };
}
