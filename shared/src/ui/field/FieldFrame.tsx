import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './FieldError';
import type { FieldIds } from './field-ids';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './field.module.css';

export interface FieldTextProps {
  label: ReactNode;
  /** One line under the label: the expected format or why it is asked. */
  hint?: ReactNode;
  /** What is wrong and what is valid. The input is never removed. */
  error?: ReactNode;
  /** Marks the label "(optional)". */
  optional?: boolean;
  /** Shows the label to screen readers only, if the context makes it clear, as in a search bar or a table. */
  labelHidden?: boolean;
}

export interface FieldFrameProps extends FieldTextProps {
  ids: FieldIds;
  children: ReactNode;
  className?: string;
}

/** The layout of single-line fields: label, hint, control, error. */
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
