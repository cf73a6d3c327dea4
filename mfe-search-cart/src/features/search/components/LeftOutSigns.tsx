import { formatList } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import * as messages from '../messages';
import { findLeftOutSigns } from '../model/left-out-signs';
import styles from './search-form.module.css';

/** Under the field: what of the typed word is not searched for. Read out when it changes. */
export function LeftOutSigns({ typed }: { typed: string }) {
  const t = useTranslate();
  const { space, signs } = findLeftOutSigns(typed);
  const parts = [...(space ? [t(messages.space)] : []), ...signs.map((sign) => `\u2068${sign}\u2069`)];
  return (
    <p className={styles.leftOut} role="status">
      {parts.length > 0 && t(messages.leftOutSigns, { signs: formatList(parts) })}
    </p>
  );
}
