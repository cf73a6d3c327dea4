import { use } from 'react';
import { PageLink, useLocation } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { SiteMapContext } from '../../routes/site-map';
import styles from './main-nav.module.css';

/** The main navigation, with the section of the current page marked. */
export function MainNav({ label, upright = false }: { label: string; upright?: boolean }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const shown = use(SiteMapContext).places.filter(({ account }) => !account || status === 'authenticated');

  return (
    <nav aria-label={label}>
      <ul className={upright ? styles.upright : styles.list}>
        {shown.map(({ label: text, to, within }) => {
          const current = to === pathname ? 'page' : within.some((start) => pathname.startsWith(start));
          return (
            <li key={to}>
              <PageLink className={styles.link} to={to} aria-current={current || undefined}>
                {text}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
