import { useTranslate } from '@storefront/shared/i18n';
import styles from './hero.module.css';
import * as messages from './messages';
import { NameSearch } from './NameSearch';

/** The coloured area with the domain search. */
export function Hero() {
  const t = useTranslate();
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.inner}>
        <h1 id="home-title" className={styles.title} data-page-heading="">
          {t(messages.title)}
        </h1>
        <NameSearch />
      </div>
    </section>
  );
}
