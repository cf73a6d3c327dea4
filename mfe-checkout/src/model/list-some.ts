import { formatList, toUnicode } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** How many domains a sentence names. */
const NAMED = 5;

/** Lists domains in a sentence; of many only the first ones, and how many more there are. */
export function listSome(domains: readonly string[], t: Translate): string {
  const names = domains.map(toUnicode);
  // "1 more" would be no shorter than the domain.
  if (names.length <= NAMED + 1) return formatList(names);
  return formatList([...names.slice(0, NAMED), t(messages.more, { count: names.length - NAMED })]);
}
