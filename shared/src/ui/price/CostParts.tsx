import type { Minor } from '../../domain';
import { Money } from './Money';
import styles from './price.module.css';

export interface CostPartsProps {
  /** The components of an amount; renders nothing if empty. */
  parts: readonly { readonly label: string; readonly amount: Minor }[];
  /** ISO 4217 code. */
  currency: string;
}

/** Lists the components of an amount: "Renewal, 1 year" and "Restoring the domain", each with its share. */
export function CostParts({ parts, currency }: CostPartsProps) {
  if (parts.length === 0) return null;
  return (
    <span className={styles.parts}>
      {parts.map(({ label, amount }) => (
        <span key={label} className={styles.part}>
          <span>{label}</span> <Money minor={amount} currency={currency} />
        </span>
      ))}
    </span>
  );
}
