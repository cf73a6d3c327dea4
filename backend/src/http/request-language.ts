import type { Language } from '@storefront/shared/contract';
import { preferredLanguage } from '@storefront/shared/domain';
import type { FastifyRequest } from 'fastify';
import { spokenLanguages } from '../core/locale';

/**
 * The language that a client requests by `Accept-Language`, as the database stores it: null for English, and for any that has no catalogue.
 */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const language = preferredLanguage(headers['accept-language'], spokenLanguages());
  return language === 'en' ? null : language;
}
