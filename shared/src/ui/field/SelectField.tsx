import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTextProps, Omit<ComponentPropsWithRef<'select'>, 'size'> {
  /** The choices; `<option>` children also work. */
  options?: readonly SelectOption[];
  /** A first choice for "not chosen yet", with the value "". */
  placeholder?: string;
  /** 32 px for rows and headers. */
  size?: 'sm' | 'md';
  width?: 'short' | 'medium' | 'full';
}

/** A choice from a short list, as a native select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  options,
  placeholder,
  size = 'md',
  width = 'full',
  id,
  className,
  required,
  children,
  ...select
}: SelectFieldProps) {
  const ids = useFieldIds({ id, name: select.name, hint, error });
  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, ids, className }}>
      <select
        {...select}
        id={ids.field}
        className={classNames(styles.box, styles.select, styles[width], size === 'sm' && styles.small)}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  );
}
