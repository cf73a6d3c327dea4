import { Banner } from '@storefront/shared/ui/feedback';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online';

/** Says that the device has no network, as long as that holds. */
export function OfflineBanner() {
  const online = useOnline();
  if (online) return null;
  return (
    <div className={styles.banner}>
      <Banner tone="warning">You are offline. What you typed is kept; nothing was sent.</Banner>
    </div>
  );
}
