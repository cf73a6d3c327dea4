import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online';

/** Shown while the device has no network. */
export function OfflineBanner() {
  const t = useTranslate();
  const online = useOnline();
  if (online) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="warning">{t(messages.offline)}</Banner>
    </div>
  );
}
