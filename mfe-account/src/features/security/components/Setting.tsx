import { useId, type ReactNode, type Ref } from 'react';
import styles from './security.module.css';

interface SettingProps {
  title: string;
  /** Takes the focus when something of the setting that had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One thing about how the account is signed in to: how it stands, and what can be done about it. */
export function Setting({ title, headingRef, children }: SettingProps) {
  const titleId = useId();
  return (
    <section className={styles.setting} aria-labelledby={titleId}>
      <h3 ref={headingRef} id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
