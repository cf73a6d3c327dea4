import { Combobox, ComboboxItem, ComboboxList, useComboboxStore } from '@ariakit/react/combobox';
import { useDeferredValue, useMemo, useState, type FocusEventHandler, type Ref } from 'react';
import { classNames } from '../class-names';
import { FieldFrame, type FieldTextProps } from '../field/FieldFrame';
import { useFieldIds } from '../field/field-ids';
import { searchCountries, type CountryOption } from './country-search';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import field from '../field/field.module.css';
import styles from './country-field.module.css';

export type { CountryOption };

const NONE: readonly CountryOption[] = [];

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
  const chosen = options.find((option) => option.code === value);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? chosen?.name ?? '';
  // Before typing, the box lists all countries, not only the chosen one.
  const matches = useMemo(() => searchCountries(options, typed ?? ''), [options, typed]);
  const none = typed !== undefined && matches.length === 0 && t(messages.noneFits, { text });
  const [left, setLeft] = useState(false);
  const problem = error || (left && none);
  const ids = useFieldIds({ id, name, hint, error: problem });
  const optionId = (option: CountryOption) => `${ids.field}-${option.code}`;
  // Not before the field is visited: rendering 250 options that are not visible would delay the form.
  const [visited, setVisited] = useState(false);
  const later = useDeferredValue(visited ? matches : NONE);
  // The full list may be rendered late, but not a filtered one, because arrow keys pick from the rendered options.
  const shown = typed ? matches : later;

  const store = useComboboxStore({
    value: text,
    setValue: (next) => setTyped(next),
    resetValueOnHide: false,
    // Arrow down on the last country stays there, so that Enter selects it.
    focusLoop: false,
  });

  const open = store.useState('open');
  const counted = typed !== undefined && open && t(messages.matches, { count: matches.length });

  function take(option: CountryOption) {
    setTyped(undefined);
    if (option.code !== value) onChange(option.code);
  }

  function settle() {
    if (typed === undefined) return;
    const wanted = typed.trim().toLowerCase();
    const exact = options.find(
      (option) => option.name.toLowerCase() === wanted || option.code.toLowerCase() === wanted,
    );
    const only = exact ?? (wanted !== '' && matches.length === 1 ? matches[0] : undefined);
    if (only) take(only);
    else if (value !== '') onChange('');
  }

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
            setLeft(false);
            setVisited(true);
          }}
          onClick={() => store.show()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') store.hide();
            // If the list has not caught up with fast typing, none of the matches is highlighted, and the typed text counts.
            const { open, activeId } = store.getState();
            if (event.key === 'Enter' && open && !matches.some((option) => optionId(option) === activeId)) {
              event.preventDefault();
              store.hide();
              settle();
            }
          }}
          onBlur={(event) => {
            store.hide();
            setLeft(true);
            settle();
            onBlur?.(event);
          }}
        />
        {/* Placed under its box by CSS: a positioned popover would add a dialog and a layout engine to the bundle. Using the pointer on the
            list, including its scroll bar, must not move the focus out of the box. */}
        <ComboboxList store={store} className={styles.list} onMouseDown={(event) => event.preventDefault()}>
          {shown.map((option) => (
            <ComboboxItem
              key={option.code}
              id={optionId(option)}
              value={option.name}
              className={styles.option}
              setValueOnClick={false}
              onClick={() => take(option)}
            >
              <span className={styles.name}>{option.name}</span>
              <span className={styles.code}>{option.code}</span>
              <span className={styles.prefix}>+{option.phonecode}</span>
            </ComboboxItem>
          ))}
        </ComboboxList>
        {/* Not an option, so outside the list; the region is always present, since one that is inserted with its text is not announced. */}
        <p role="status" className={none && open ? classNames(styles.list, styles.none) : 'sf-visually-hidden'}>
          {!left && (none || counted)}
        </p>
      </div>
    </FieldFrame>
  );
}
