import type { ReactNode } from 'react';
import styles from './components.module.css';

/** List of names and values, omitting those without a value. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([name, value]) => (
          // The pair is a group of the grid.
          <FactsPair key={name} name={name} value={value} />
        ))}
    </dl>
  );
}

function FactsPair({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
