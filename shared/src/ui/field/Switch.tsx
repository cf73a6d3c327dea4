import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { ChoiceFrame } from './ChoiceFrame';
import type { FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import styles from './choice.module.css';

export interface SwitchProps
  extends Omit<FieldTextProps, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  onCheckedChange?: (checked: boolean) => void;
  /** A change is in progress; further changes are ignored until it completes. */
  pending?: boolean;
  /** Why it cannot be changed now, shown in place of the hint. It stays focusable so that the reason can be found. */
  disabledReason?: string;
}

/** A switch for a setting that takes effect at once. If the change fails, the caller switches it back and sets an `error`. */
export function Switch({
  label,
  hint: usualHint,
  error,
  labelHidden,
  onCheckedChange,
  pending = false,
  disabledReason,
  id,
  className,
  onChange,
  ...input
}: SwitchProps) {
  const hint = disabledReason ?? usualHint;
  const ids = useFieldIds({ id, name: input.name, hint, error });

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    if (pending || disabledReason) return;
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
        title={disabledReason}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        aria-disabled={pending || Boolean(disabledReason) || undefined}
        aria-busy={pending || undefined}
        onChange={handleChange}
      />
    </ChoiceFrame>
  );
}
