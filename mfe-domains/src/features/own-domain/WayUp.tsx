import { PageLink, paths } from '@storefront/shared/routing';
import styles from './domain-page.module.css';

/** Where a page of a domain is, with the way back to the list. */
export function WayUp({ name }: { name?: string }) {
  return (
    <nav aria-label="Where you are">
      <ol className={styles.up}>
        <li>
          <PageLink to={paths.domains.list()}>Domains</PageLink>
        </li>
        {name && <li aria-hidden="true">/ {name}</li>}
      </ol>
    </nav>
  );
}
