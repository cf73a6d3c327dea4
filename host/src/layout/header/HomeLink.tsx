import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { brand } from '../../brand/brand';
import { Logo } from '../../brand/Logo';
import * as messages from './messages';
import styles from './home-link.module.css';

/** Logo and wordmark of the shop; a link to the home page. */
export function HomeLink() {
  const t = useTranslate();
  return (
    <PageLink className={styles.link} to={paths.home()} aria-label={t(messages.startPage, { shop: brand.name })}>
      <Logo />
      <span className={styles.word}>{brand.wordmark}</span>
    </PageLink>
  );
}
