import { brand } from './brand';
import styles from './logo.module.css';

/** The logo of the shop in one colour and an accent. Hidden from screen readers: the link or heading around it has the name. */
export function Logo() {
  const { viewBox, ink, accent } = brand.mark;
  return (
    <svg className={styles.logo} viewBox={viewBox} fill="none" aria-hidden="true" focusable="false">
      <path d={ink} stroke="currentColor" strokeWidth="2" />
      <circle className={styles.accent} {...accent} />
    </svg>
  );
}
