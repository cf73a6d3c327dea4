import { useId } from 'react';
import styles from './segmented.module.css';

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
}

export interface SegmentedProps<Value extends string = string> {
  /** What is filtered or chosen; for screen readers. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
}

/** A few exclusive filters, with counts in the labels: a native radio group. The choice belongs in the URL. */
export function Segmented<Value extends string>({ label, options, value, onChange, name }: SegmentedProps<Value>) {
  const own = useId();
  return (
    <fieldset className={styles.segmented}>
      <legend className="sf-visually-hidden">{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>
              {option.label}
              {option.count !== undefined && ` ${option.count}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
