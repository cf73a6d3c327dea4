import { useId, type ReactNode } from 'react';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './term-picker.module.css';

export interface TermPickerProps {
  value: number;
  onChange: (years: number) => void;
  min?: number;
  max?: number;
  /** The terms that the registry sells, if not all between `min` and `max`. */
  terms?: readonly number[];
  label: ReactNode;
  /** Formats the price of a term, such as "$25.80". */
  priceFor?: (years: number) => string;
  name?: string;
  disabled?: boolean;
}

/** The years of a registration as a radio group on a scale. */
export function TermPicker({
  value,
  onChange,
  min = 1,
  max = 10,
  terms,
  label,
  priceFor,
  name,
  disabled,
}: TermPickerProps) {
  const t = useTranslate();
  const own = useId();
  const years = terms ?? Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const yearsText = (count: number) => t(messages.years, { count });
  return (
    <fieldset className={styles.picker} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.marks}>
        {years.map((term) => (
          <label key={term} className={styles.mark}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? own}
              value={term}
              checked={term === value}
              onChange={() => onChange(term)}
              aria-label={priceFor ? `${yearsText(term)}, ${priceFor(term)}` : yearsText(term)}
            />
            <span className={styles.number} aria-hidden="true">
              {term}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.chosen}>
        {yearsText(value)}
        {priceFor && (
          <>
            , <strong>{priceFor(value)}</strong>
          </>
        )}
      </p>
    </fieldset>
  );
}
