import { PageLink, paths } from '@storefront/shared/routing';
import { brand } from '../../brand/brand';
import { Mark } from '../../brand/Mark';
import styles from './home-link.module.css';

/** Mark and wordmark of the shop; leads home. */
export function HomeLink() {
  return (
    <PageLink className={styles.link} to={paths.home()} aria-label={`${brand.name}, start page`}>
      <Mark />
      <span className={styles.word}>{brand.wordmark}</span>
    </PageLink>
  );
}
