import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './FieldError';
import type { FieldIds } from './field-ids';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './field.module.css';

/** What every field says about itself. */
export interface FieldTextProps {
  label: ReactNode;
  /** One line under the label: the form of the answer or why it is asked. */
  hint?: ReactNode;
  /** What is wrong and what fits. Nothing is removed for it. */
  error?: ReactNode;
  /** Marks the label "(optional)". */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the place makes it plain, as in a search bar or a table. */
  labelHidden?: boolean;
}

export interface FieldFrameProps extends FieldTextProps {
  ids: FieldIds;
  children: ReactNode;
  className?: string;
}

/** Label above, hint, control, error: the frame of all fields of one line. */
export function FieldFrame({ label, hint, error, optional, labelHidden, ids, children, className }: FieldFrameProps) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.field, className)}>
      <label className={labelHidden ? 'sf-visually-hidden' : styles.label} htmlFor={ids.field}>
        {label}
        {optional && <span className={styles.optional}> {t(messages.optional)}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  );
}
