import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import * as messages from './messages';
import styles from './domain-page.module.css';

/** Breadcrumbs of a domain page, with a link back to the list. */
export function Breadcrumbs({ name }: { name?: string }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(messages.breadcrumbs)}>
      <ol className={styles.breadcrumbs}>
        <li>
          <PageLink to={paths.domains.list()}>{t(messages.domains)}</PageLink>
        </li>
        {name && <li aria-hidden="true">/ {name}</li>}
      </ol>
    </nav>
  );
}
