import type { ReactNode } from 'react';
import styles from './contact-list.module.css';

/** A list of people and organisations that domains can be registered to. */
export function ContactList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface ContactRowProps {
  name: ReactNode;
  /** What applies to the contact, beside its name. */
  mark?: ReactNode;
  note: ReactNode;
  state?: ReactNode;
  /** The actions of the contact. */
  children: ReactNode;
}

/** One of them: its name, what distinguishes it, and what can be done with it. */
export function ContactRow({ name, mark, note, state, children }: ContactRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {mark && <span className={styles.note}> {mark}</span>}
        </span>
        <span className={styles.note}>{note}</span>
        {state}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
