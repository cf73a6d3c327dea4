import { Suspense, type ReactNode } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { OfflineBanner } from './banners/OfflineBanner';
import { SupportBanner } from './support/SupportBanner';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { KeyRegion } from './keys/KeyRegion';
import * as messages from './messages';
import styles from './layout.module.css';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';
import { ScrollKeeper } from './navigation/ScrollKeeper';
import { NoticeRegion } from './notices/NoticeRegion';

/**
 * The frame of every page. Each region has its own Suspense boundary, so that regions hydrate one after the other, starting with the one
 * that the visitor interacts with.
 */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={styles.layout}>
      <a className="sf-skip-link" href="#main">
        {t(messages.skip)}
      </a>
      <SupportBanner />
      <Suspense>
        <Header />
      </Suspense>
      <OfflineBanner />
      <Suspense>{children}</Suspense>
      <Suspense>
        <Footer />
      </Suspense>
      <NoticeRegion />
      <KeyRegion />
      <RouteAnnouncer />
      <ScrollKeeper />
    </div>
  );
}
