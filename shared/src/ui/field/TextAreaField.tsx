import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './field.module.css';

export interface TextAreaFieldProps extends FieldTextProps, ComponentPropsWithRef<'textarea'> {
  /** Uses the monospaced font: for lists of domains and codes. */
  mono?: boolean;
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  mono,
  id,
  className,
  required,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  const ids = useFieldIds({ id, name: area.name, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, ids, className }}>
      <textarea
        {...area}
        rows={rows}
        id={ids.field}
        className={classNames(styles.box, styles.area, mono && styles.mono)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
    </FieldFrame>
  );
}
