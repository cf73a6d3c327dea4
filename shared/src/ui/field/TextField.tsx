import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTextProps, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** Uses the monospaced font: for codes, Punycode, DNS data. */
  mono?: boolean;
  /** The width of the box, by the expected length of the input. */
  width?: 'short' | 'medium' | 'full';
  /** Shown inside the box after the text, such as a unit or a button. */
  end?: ReactNode;
}

/** A single-line text field. Props of `<input>` are passed on, including the ref. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  mono,
  width = 'full',
  end,
  id,
  className,
  required,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error });
  const box = (
    <input
      type="text"
      {...input}
      id={ids.field}
      className={classNames(styles.box, mono && styles.mono, styles[width])}
      aria-describedby={classNames(ids.describedBy, input['aria-describedby']) || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    />
  );
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, ids, className }}>
      {end ? (
        <div className={styles.withEnd}>
          {box}
          <div className={styles.end}>{end}</div>
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  );
}
