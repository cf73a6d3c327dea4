import { ADD_ONS, type NamedTax, type PartChange } from '../../domain';
import { Money } from './Money';
import { PriceChange } from './PriceChange';
import styles from './price.module.css';

export interface ChangedPartsProps {
  /** What of a line is not as this person saw it. */
  parts: readonly PartChange[];
  /** ISO 4217 code. */
  currency: string;
  /** Where the amounts before were in another one. */
  wasCurrency?: string | undefined;
}

const inWords = (taxes: readonly NamedTax[]): string =>
  taxes.map(({ tax_rule_name, tax_rate }) => `${tax_rule_name} ${tax_rate}%`).join(' and ') || 'no tax';

/** Which components of a line changed: the domain, each add-on and the tax, one a line; nothing where the domain alone did. */
export function ChangedParts({ parts, currency, wasCurrency = currency }: ChangedPartsProps) {
  if (parts.every(({ part }) => part === 'domain')) return null;
  return (
    <span className={styles.parts}>
      {parts.map((change) => (
        <span key={change.part} className={styles.part}>
          {change.part === 'tax' ? (
            <span>{`Tax: ${inWords(change.now)}, was ${inWords(change.was)}`}</span>
          ) : change.now === null ? (
            <span>
              {change.part !== 'domain' && ADD_ONS[change.part].label} is no longer offered for this domain and was
              taken out. It was <Money minor={change.was} currency={wasCurrency} />
            </span>
          ) : (
            <>
              <span>{change.part === 'domain' ? 'Domain' : ADD_ONS[change.part].label}</span>{' '}
              <PriceChange was={change.was} now={change.now} currency={currency} wasCurrency={wasCurrency} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
