import { useTranslate } from '@storefront/shared/i18n';
import { Link, useLocation } from '@storefront/shared/routing';
import { TabLinks } from '@storefront/shared/ui/tabs';
import * as messages from './messages';
import styles from './prices.module.css';

export function PriceTabs() {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t(messages.places)}
        linkAs={Link}
        tabs={[
          { href: '/prices', label: t(messages.edit), current: pathname === '/prices' },
          { href: '/prices/history', label: t(messages.history), current: pathname.startsWith('/prices/history') },
        ]}
      />
    </div>
  );
}
