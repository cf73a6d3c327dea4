import type { ComponentPropsWithRef } from 'react';
import { useEffect, useRef } from 'react';
import { ChoiceFrame } from './ChoiceFrame';
import type { FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './choice.module.css';

export interface CheckboxFieldProps extends FieldTextProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Some, but not all, of the items that it represents are selected. */
  indeterminate?: boolean;
}

export function CheckboxField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  indeterminate = false,
  id,
  className,
  required,
  ref,
  ...input
}: CheckboxFieldProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error });
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  function setBox(element: HTMLInputElement | null) {
    box.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  }

  return (
    <ChoiceFrame {...{ label, hint, error, optional, labelHidden, ids, className }}>
      <input
        {...input}
        ref={setBox}
        type="checkbox"
        id={ids.field}
        className={styles.checkbox}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
    </ChoiceFrame>
  );
}
