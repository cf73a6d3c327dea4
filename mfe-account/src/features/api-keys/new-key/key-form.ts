import {
  API_KEY_DAYS,
  apiKeyName,
  type ApiKeyScope,
  type InputOf,
  type createApiKey,
} from '@storefront/shared/contract';
import { toAscii } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { z } from 'zod/mini';
import * as messages from './messages';

export type KeyRequest = InputOf<typeof createApiKey>;

const DAYS = ['never', ...API_KEY_DAYS.map(String)];

/** The initial values. A year: long enough to be convenient, and short enough for a key that is forgotten. */
export const NEW_KEY = { name: '', read: false, dns: false, orders: false, where: 'one', domain: '', days: '365' };

/** Returns the schema of the form; its output is the request. */
export function keyForm(t: Translate) {
  return z.pipe(
    z
      .object({
        name: apiKeyName,
        read: z.boolean(),
        dns: z.boolean(),
        orders: z.boolean(),
        where: z.enum(['all', 'one']),
        domain: z.string(),
        days: z.enum(DAYS),
      })
      .check(
        z.refine(({ read, dns, orders }) => read || dns || orders, { path: ['read'], message: t(messages.chooseOne) }),
        z.refine(({ dns, where, domain }) => !dns || where === 'all' || toAscii(domain.trim()) !== null, {
          path: ['domain'],
          message: t(messages.domainNeeded),
        }),
      ),
    z.transform(({ name, where, domain, days, ...chosen }): KeyRequest => {
      const scopes = (['read', 'dns', 'orders'] as const).filter((scope: ApiKeyScope) => chosen[scope]);
      return {
        name,
        scopes,
        domain: chosen.dns && where === 'one' ? toAscii(domain.trim()) : null,
        days: API_KEY_DAYS.find((count) => String(count) === days) ?? null,
      };
    }),
  );
}
