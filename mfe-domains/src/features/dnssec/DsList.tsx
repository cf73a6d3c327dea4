import type { Dnssec } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { CopyButton } from '@storefront/shared/ui/button';
import * as messages from './messages';
import styles from './dnssec.module.css';

/** DS records that the registry has or will get, in zone file format. */
export function DsList({ records, isThere }: { readonly records: Dnssec['ds_records']; readonly isThere: boolean }) {
  const t = useTranslate();
  return (
    <div className={styles.records}>
      <p className={styles.quiet}>{t(messages.records, { there: isThere, count: records.length })}</p>
      <ul>
        {records.map(({ key_tag, algorithm, digest_type, digest }) => {
          const text = `${key_tag} ${algorithm} ${digest_type} ${digest.toUpperCase()}`;
          return (
            <li key={text}>
              <code translate="no">{text}</code>
              <CopyButton text={text} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
