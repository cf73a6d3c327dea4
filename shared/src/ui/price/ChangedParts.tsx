import { formatList, type NamedTax, type PartChange } from '../../domain';
import { Money } from './Money';
import { PriceChange } from './PriceChange';
import { useTranslate, type Translate } from '../../i18n';
import { addOnName, taxTitle } from '../../words';
import * as messages from './messages';
import styles from './price.module.css';

export interface ChangedPartsProps {
  /** The parts of a line that differ from what the customer saw. */
  parts: readonly PartChange[];
  /** ISO 4217 code. */
  currency: string;
  /** The currency of the earlier amounts, if different. */
  wasCurrency?: string | undefined;
}

const formatTaxes = (taxes: readonly NamedTax[], t: Translate): string =>
  formatList(taxes.map((tax) => taxTitle(tax, t))) || t(messages.noTax);

const partLabel = (part: Exclude<PartChange['part'], 'tax'>, t: Translate): string =>
  part === 'domain' ? t(messages.domain) : addOnName(part, t);

/** Lists the changed components of a line: the domain, each add-on and the tax; renders nothing if only the domain changed. */
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
