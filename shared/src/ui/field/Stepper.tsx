import type { FocusEvent } from 'react';
import { useState } from 'react';
import { FieldFrame, type FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './stepper.module.css';

export interface StepperProps extends FieldTextProps {
  value: number;
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  id?: string;
  name?: string;
  disabled?: boolean;
}

/** A field for a small whole number, with a button at each side. It can be typed too; a value out of range is clamped on blur. */
export function Stepper({
  label,
  hint,
  error,
  optional,
  labelHidden,
  value,
  onValueChange,
  min = 0,
  max = 99,
  id,
  name,
  disabled,
}: StepperProps) {
  const t = useTranslate();
  const ids = useFieldIds({ id, name, hint, error });
  const [draft, setDraft] = useState<string>();
  const subject = typeof label === 'string' ? label : t(messages.number);

  function set(next: number) {
    setDraft(undefined);
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onValueChange(bounded);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    const typed = Number.parseInt(event.target.value, 10);
    if (Number.isNaN(typed)) setDraft(undefined);
    else set(typed);
  }

  return (
    <FieldFrame {...{ label, hint, error, optional, labelHidden, ids }}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t(messages.decrease, { subject })}
          disabled={disabled}
          // Not `disabled`, which would lose the focus of the button that was pressed to get there.
          aria-disabled={value <= min || undefined}
          onClick={() => set(value - 1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          type="number"
          inputMode="numeric"
          id={ids.field}
          name={name}
          className={styles.number}
          min={min}
          max={max}
          step={1}
          value={draft ?? value}
          disabled={disabled}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const typed = event.target.valueAsNumber;
            if (Number.isInteger(typed) && typed >= min && typed <= max) set(typed);
            else setDraft(event.target.value);
          }}
          onBlur={handleBlur}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t(messages.increase, { subject })}
          disabled={disabled}
          aria-disabled={value >= max || undefined}
          onClick={() => set(value + 1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </FieldFrame>
  );
}
