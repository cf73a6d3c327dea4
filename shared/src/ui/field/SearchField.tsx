import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './field.module.css';

export interface SearchFieldProps extends FieldTextProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** `lg` is the main search of a page, 48 px high. */
  size?: 'md' | 'lg';
}

/** A search or filter box. Its label is for screen readers only unless `labelHidden` is false. */
export function SearchField({
  label,
  hint,
  error,
  optional,
  labelHidden = true,
  size = 'md',
  id,
  className,
  required,
  ...input
}: SearchFieldProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, ids, className }}>
      <input
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        type="search"
        id={ids.field}
        className={classNames(styles.box, styles.search, size === 'lg' && styles.large)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
    </FieldFrame>
  );
}
