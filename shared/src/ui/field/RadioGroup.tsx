import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError } from './FieldError';
import type { FieldTextProps } from './FieldFrame';
import { useFieldIds } from './field-ids';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import choice from './choice.module.css';
import styles from './field.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps
  extends FieldTextProps, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'name'> {
  name: string;
  options: readonly RadioOption[];
}

/** A few options, all visible. Other props are passed to each radio, so that a form library's `register()` works. */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  labelHidden,
  options,
  id,
  className,
  required,
  value,
  defaultValue,
  ...input
}: RadioGroupProps) {
  const t = useTranslate();
  const ids = useFieldIds({ id, name: input.name, hint, error });
  return (
    <fieldset
      role="radiogroup"
      className={classNames(styles.field, className)}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend className={labelHidden ? 'sf-visually-hidden' : styles.label}>
        {label}
        {optional && <span className={styles.optional}> {t(messages.optional)}</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {options.map((option, index) => {
        // The first radio has the id of the field, so that an error summary can link to it.
        const optionId = index === 0 ? ids.field : `${ids.field}-${option.value}`;
        return (
          <div key={option.value} className={choice.choice}>
            <span className={choice.target}>
              <input
                {...input}
                type="radio"
                id={optionId}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
                disabled={option.disabled ?? input.disabled}
                className={choice.radio}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              />
            </span>
            <label className={choice.label} htmlFor={optionId}>
              {option.label}
            </label>
            {option.hint && (
              <p className={choice.hint} id={`${optionId}-hint`}>
                {option.hint}
              </p>
            )}
          </div>
        );
      })}
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  );
}
