import { formatList, type NamedTax, type PartChange } from '../../domain';
import { Money } from './Money';
import { PriceChange } from './PriceChange';
import { useTranslate, type Translate } from '../../i18n';
import { addOnName, taxTitle } from '../../words';
import * as messages from './messages';
import styles from './price.module.css';

export interface ChangedPartsProps {
  /** What of a line is not as this person saw it. */
  parts: readonly PartChange[];
  /** ISO 4217 code. */
  currency: string;
  /** Where the amounts before were in another one. */
  wasCurrency?: string | undefined;
}

const formatTaxes = (taxes: readonly NamedTax[], t: Translate): string =>
  formatList(taxes.map((tax) => taxTitle(tax, t))) || t(messages.noTax);

const partLabel = (part: Exclude<PartChange['part'], 'tax'>, t: Translate): string =>
  part === 'domain' ? t(messages.domain) : addOnName(part, t);

/** Which components of a line changed: the domain, each add-on and the tax, one a line; nothing where the domain alone did. */
export function ChangedParts({ parts, currency, wasCurrency = currency }: ChangedPartsProps) {
  const t = useTranslate();
  if (parts.every(({ part }) => part === 'domain')) return null;
  return (
    <span className={styles.parts}>
      {parts.map((change) => (
        <span key={change.part} className={styles.part}>
          {change.part === 'tax' ? (
            <span>{t(messages.taxChanged, { now: formatTaxes(change.now, t), was: formatTaxes(change.was, t) })}</span>
          ) : change.now === null ? (
            <span>
              {t(messages.takenOut, {
                label: partLabel(change.part, t),
                price: () => <Money minor={change.was} currency={wasCurrency} />,
              })}
            </span>
          ) : (
            <>
              <span>{partLabel(change.part, t)}</span>{' '}
              <PriceChange was={change.was} now={change.now} currency={currency} wasCurrency={wasCurrency} />
            </>
          )}
        </span>
      ))}
    </span>
  );
}
