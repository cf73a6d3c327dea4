import { PageLink, paths } from '@storefront/shared/routing';
import styles from './domain-page.module.css';

/** Where a page of a domain belongs, with a link back to the list. */
export function Breadcrumbs({ name }: { name?: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.breadcrumbs}>
        <li>
          <PageLink to={paths.domains.list()}>Domains</PageLink>
        </li>
        {name && <li aria-hidden="true">/ {name}</li>}
      </ol>
    </nav>
  );
}
