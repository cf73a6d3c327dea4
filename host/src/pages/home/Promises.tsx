import { brand } from '../../brand/brand';
import styles from './promises.module.css';

const promises = [
  { title: 'Nothing pre-ticked', text: 'Add-ons start empty. You pay for the name, and for what you pick.' },
  {
    title: 'Yours to take elsewhere',
    text: 'A name is registered to you, not to us. Its transfer code is yours to ask for.',
  },
  { title: 'A person to ask', text: `${brand.support.mail}, answered by the team that runs the nameservers.` },
];

/** What a customer may hold us to. */
export function Promises() {
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
