import { PageLink, paths } from '@storefront/shared/routing';
import { brand } from '../../brand/brand';
import { Logo } from '../../brand/Logo';
import styles from './home-link.module.css';

/** Logo and wordmark of the shop; a link to the home page. */
export function HomeLink() {
  return (
    <PageLink className={styles.link} to={paths.home()} aria-label={`${brand.name}, start page`}>
      <Logo />
      <span className={styles.word}>{brand.wordmark}</span>
    </PageLink>
  );
}
