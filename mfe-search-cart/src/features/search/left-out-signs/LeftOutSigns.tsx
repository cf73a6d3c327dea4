import { formatList } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import type { LeftOutSigns as Signs } from '../model/left-out-signs';
import * as messages from './messages';

/** Lists the characters of the typed word that are ignored. */
export function LeftOutSigns({ space, signs }: Signs) {
  const t = useTranslate();
  const parts = [...(space ? [t(messages.space)] : []), ...signs.map((sign) => `\u2068${sign}\u2069`)];
  return <>{t(messages.without, { signs: formatList(parts) })}</>;
}
