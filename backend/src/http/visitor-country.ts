import { isCountryCode } from '@storefront/shared/domain';
import { statedByProxy, VISITOR_COUNTRY } from '@storefront/shared/serving';
import type { FastifyRequest } from 'fastify';

/** Returns the country that the gateway says a request comes from (ISO 3166-1 alpha-2, `COUNTRY_HEADER`); null if it does not know. */
export function visitorCountry(request: FastifyRequest): string | null {
  const code = statedByProxy(request, VISITOR_COUNTRY) ?? '';
  return isCountryCode(code) ? code : null;
}

/** Which request causes a change, and where it comes from. */
export interface RequestOrigin {
  readonly requestId: string;
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly country: string | null;
}

export const requestOrigin = (request: FastifyRequest): RequestOrigin => ({
  requestId: request.id,
  country: visitorCountry(request),
});
