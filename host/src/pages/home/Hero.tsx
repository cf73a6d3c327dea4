import styles from './hero.module.css';
import { NameSearch } from './NameSearch';

/** The coloured ground with the one thing to do here: search a name. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.inner}>
        <h1 id="home-title" className={styles.title} data-page-heading="">
          Find the name. Know what it costs to keep.
        </h1>
        <NameSearch />
      </div>
    </section>
  );
}
