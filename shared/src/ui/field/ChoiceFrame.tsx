import { classNames } from '../class-names';
import { FieldError } from './FieldError';
import type { FieldFrameProps } from './FieldFrame';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './choice.module.css';

/** The layout of checkboxes and switches: control, label, hint and error. */
export function ChoiceFrame({ label, hint, error, optional, labelHidden, ids, children, className }: FieldFrameProps) {
  const t = useTranslate();
  return (
    <div className={classNames(styles.choice, labelHidden && styles.bare, className)}>
      <span className={styles.target}>{children}</span>
      <label className={labelHidden ? 'sf-visually-hidden' : styles.label} htmlFor={ids.field}>
        {label}
        {optional && <span className={styles.optional}> {t(messages.optional)}</span>}
      </label>
      {hint && (
        <p className={labelHidden ? 'sf-visually-hidden' : styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <div className={styles.below}>
        <FieldError id={ids.error}>{error}</FieldError>
      </div>
    </div>
  );
}
