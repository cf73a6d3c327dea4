import type { Language } from '@storefront/shared/contract';
import { preferredLanguage } from '@storefront/shared/domain';
import type { FastifyRequest } from 'fastify';
import { listSpokenLanguages } from '../core/locale';

/** Returns the language in `Accept-Language` as stored: null for English, and for languages without a catalogue. */
export function requestLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const language = preferredLanguage(headers['accept-language'], listSpokenLanguages());
  return language === 'en' ? null : language;
}
