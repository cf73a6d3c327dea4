import { useTranslate } from '@storefront/shared/i18n';
import { brand } from '../../brand/brand';
import * as messages from './messages';
import styles from './promises.module.css';

/** What customers can hold us to. */
export function Promises() {
  const t = useTranslate();
  const promises = [
    { title: t(messages.tickedTitle), text: t(messages.tickedText) },
    { title: t(messages.yoursTitle), text: t(messages.yoursText) },
    { title: t(messages.personTitle), text: t(messages.personText, { mail: brand.support.mail }) },
  ];
  return (
    <ul className={styles.list}>
      {promises.map(({ title, text }) => (
        <li key={title} className={styles.promise}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
