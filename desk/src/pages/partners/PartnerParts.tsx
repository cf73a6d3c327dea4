import type { ReactNode } from 'react';
import type { Partner } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { StateText } from '@storefront/shared/ui/state';
import * as messages from './messages';
import styles from './partners.module.css';

/** An id or origin: never translated, and wrapped anywhere. */
export function Mono({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.mono} translate="no">
      {children}
    </span>
  );
}

/** A partner's key: never translated, and on one line where there is room. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span className={`${styles.mono} ${styles.key}`} translate="no">
      {children}
    </span>
  );
}

export function Origins({ origins }: { readonly origins: readonly string[] }) {
  const t = useTranslate();
  return (
    <ul className={styles.origins}>
      {origins.map((origin) => (
        <li key={origin}>
          {origin === 'null' ? t(messages.localFiles, { origin: () => <Mono>{origin}</Mono> }) : <Mono>{origin}</Mono>}
        </li>
      ))}
    </ul>
  );
}

export function PartnerStatus({ partner }: { readonly partner: Partner }) {
  const t = useTranslate();
  const status = partner.disabled_at !== null ? 'disabled' : partner.source === 'settings' ? 'settings' : 'active';
  return <StateText state={status === 'disabled' ? 'taken' : 'active'}>{t(messages.statusName, { status })}</StateText>;
}
