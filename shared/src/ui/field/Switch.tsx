import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { ChoiceFrame } from './ChoiceFrame';
import type { FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './choice.module.css';

export interface SwitchProps
  extends Omit<FieldTextProps, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** The new state, for callers that do not need the event. */
  onCheckedChange?: (checked: boolean) => void;
  /** What was asked for is under way; further changes are ignored until it is known. */
  pending?: boolean;
}

/** A setting that acts at once. The caller turns it back and gives an `error` when the change fails. */
export function Switch({
  label,
  hint,
  error,
  labelHidden,
  onCheckedChange,
  pending = false,
  id,
  className,
  onChange,
  ...input
}: SwitchProps) {
  const ids = useFieldIds({ id, name: input.name, hint, error });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (pending) return;
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  }

  return (
    <ChoiceFrame {...{ label, hint, error, labelHidden, ids, className }}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={ids.field}
        className={styles.switch}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        onChange={handleChange}
      />
    </ChoiceFrame>
  );
}
