import type { Deps } from '../../deps';
import type { ApiKeyReader } from '../../http/api-key';
import { toCustomer } from '../sessions';
import { fitsHash, getPrefix } from './key-text';
import { prepareFindKey, recordKeyUse } from './queries';

/** Use is recorded at most this often, so that nearly every call costs one statement for its key. */
const TOUCH_MS = 5 * 60_000;

/** Reads API keys: with one statement, or none if the checksum is wrong. */
export function createApiKeyReader({
  config,
  db,
  clock,
  log,
}: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): ApiKeyReader {
  const find = prepareFindKey(db);

  return {
    async read(text) {
      const prefix = getPrefix(text);
      const row = prefix === null ? undefined : await find(prefix);
      if (!row || !fitsHash(config, text, row.key)) return 'unknown';
      const { id, scopes, domain, expires_at, last_used_at } = row.key;
      const now = clock.now();
      if (expires_at !== null && expires_at <= now) return 'expired';
      if (last_used_at === null || now.getTime() - last_used_at.getTime() > TOUCH_MS) {
        // Not awaited, so that recording the use does not delay the response.
        recordKeyUse(db, id, now).catch((error: unknown) =>
          log.warn({ event: 'api_key.touch_failed', err: error }, 'Failed to record API key use'),
        );
      }
      return { id, prefix: row.key.prefix, scopes, domain, customer: toCustomer(row.customer) };
    },
  };
}
