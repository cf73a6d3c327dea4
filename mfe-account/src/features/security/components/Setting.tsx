import { useId, type ReactNode, type Ref } from 'react';
import styles from './security.module.css';

interface SettingProps {
  title: string;
  /** Receives the focus when a focused control of the setting disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One sign-in setting: its state and the available actions. */
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
