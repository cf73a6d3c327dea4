import type { ReactNode } from 'react';
import { StateIcon } from '../state';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './field.module.css';

/** The error text beside its field; renders nothing without one. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  const t = useTranslate();
  if (!children) return null;
  return (
    <p className={styles.error} id={id}>
      <StateIcon state="failed" className={styles.errorIcon} />
      <span>
        <span className="sf-visually-hidden">{t(messages.error)} </span>
        {children}
      </span>
    </p>
  );
}
