import { Combobox, ComboboxItem, ComboboxList } from '@ariakit/react/combobox';
import type { FocusEventHandler, Ref } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTextProps } from '../field/FieldFrame';
import { useFieldIds } from '../field/field-ids';
import type { CountryOption } from './country-search';
import { useTranslate } from '../../i18n';
import { useCountryChoice } from './use-country-choice';
import * as messages from './messages';
import field from '../field/field.module.css';
import styles from './country-field.module.css';

export type { CountryOption };

export interface CountryFieldProps extends FieldTextProps {
  options: readonly CountryOption[];
  /** Code of the chosen country; "" if there is none. */
  value: string;
  /** Called with the code, or "" if the text is not a country. */
  onChange: (code: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  id?: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A field for a country, by name, code or calling code. Typing filters; leaving the field with an exact name or code selects it. */
export function CountryField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  options,
  value,
  onChange,
  onBlur,
  id,
  name,
  required,
  disabled,
  ref,
  className,
}: CountryFieldProps) {
  const t = useTranslate();
  const choice = useCountryChoice({ options, value, onChange });
  const { store, matches, isTyped, hasLeft } = choice;
  const open = store.useState('open');
  const none = isTyped && matches.length === 0 && t(messages.noneFits, { text: choice.text });
  const counted = isTyped && open && t(messages.matches, { count: matches.length });
  const problem = error || (hasLeft && none);
  const ids = useFieldIds({ id, name, hint, error: problem });
  const optionId = (option: CountryOption) => `${ids.field}-${option.code}`;

  return (
    <FieldFrame {...{ label, hint, error: problem, optional, labelHidden, ids, className }}>
      <div className={styles.frame}>
        <Combobox
          store={store}
          ref={ref}
          id={ids.field}
          name={name}
          disabled={disabled}
          autoSelect
          autoComplete="country-name"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(field.box, field.combobox)}
          aria-describedby={ids.describedBy}
          aria-invalid={problem ? true : undefined}
          aria-required={required || undefined}
          onFocus={(event) => {
            event.currentTarget.select();
            choice.enter();
          }}
          onClick={() => store.show()}
          onKeyDown={(event) => choice.press(event, optionId)}
          onBlur={(event) => {
            choice.leave();
            onBlur?.(event);
          }}
        />
        {/* Placed under its box by CSS: a positioned popover would add a dialog and a layout engine to the bundle. Using the pointer on the
            list, including its scroll bar, must not move the focus out of the box. */}
        <ComboboxList store={store} className={styles.list} onMouseDown={(event) => event.preventDefault()}>
          {choice.shown.map((option) => (
            <ComboboxItem
              key={option.code}
              id={optionId(option)}
              value={option.name}
              className={styles.option}
              setValueOnClick={false}
              onClick={() => choice.take(option)}
            >
              <span className={styles.name}>{option.name}</span>
              <span className={styles.code}>{option.code}</span>
              <span className={styles.prefix}>+{option.phonecode}</span>
            </ComboboxItem>
          ))}
        </ComboboxList>
        {/* Not an option, so outside the list; the region is always present, since one that is inserted with its text is not announced. */}
        <p role="status" className={none && open ? classNames(styles.list, styles.none) : 'sf-visually-hidden'}>
          {!hasLeft && (none || counted)}
        </p>
      </div>
    </FieldFrame>
  );
}
