import { useId, useState, type ReactNode } from 'react';
import { mixesScripts, splitDomain, toAscii, toUnicode, type Minor } from '../../domain';
import { classNames } from '../class-names';
import { getFit } from '../domain-name/fit';
import { Skeleton } from '../feedback';
import { Money } from '../price';
import { StateIcon, StateText, type StateName } from '../state';
import { MoreToggle } from './MoreToggle';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './result-row.module.css';

export interface ResultRowProps {
  name: string;
  state: StateName;
  /** Replaces the default text of the state. */
  stateLabel?: ReactNode;
  /** The price of the first year, in minor units. */
  price?: Minor;
  /** The price of each later year, in minor units. */
  renewal?: Minor;
  /** ISO 4217 code; required with `price`. */
  currency?: string;
  /** The button of the row, 32 px high. */
  action?: ReactNode;
  /** A line under the row, such as why it cannot be added. */
  note?: ReactNode;
  /** Expandable content under a row with a price: other prices and conditions. Rendered only while it is open. */
  details?: () => ReactNode;
  /** The result is pending: domain and dot are shown, price and button are grey. */
  loading?: boolean;
}

/** A search result on the dot axis: in all rows, the dot between label and extension is in the same column. */
export function ResultRow({
  name,
  state,
  stateLabel,
  price,
  renewal,
  currency,
  action,
  note,
  details,
  loading = false,
}: ResultRowProps) {
  const t = useTranslate();
  const unicode = toUnicode(name.toLowerCase());
  const ascii = toAscii(unicode) ?? unicode;
  const { sld, tld } = splitDomain(unicode);
  const shown = loading ? 'checking' : state;
  const priced = price !== undefined && currency !== undefined && !loading;
  const length = [...unicode].length;
  const mixed = ascii !== unicode && mixesScripts(sld);
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const unfolds = priced && details !== undefined;
  return (
    <li className={styles.row} data-state={shown} data-mixed={mixed || undefined} aria-busy={loading || undefined}>
      <div className={styles.name} translate="no">
        <StateIcon state={shown} className={styles.leadingIcon} />
        <bdi
          dir="ltr"
          className={styles.fullName}
          data-fit={getFit(length, 'wide')}
          data-fit-narrow={getFit(length, 'narrow')}
        >
          <span className={styles.word}>
            <bdi>{sld}</bdi>
          </span>
          <span className={styles.axis}>
            <span className={styles.dot}>.</span>
            <span className={styles.axisBead}>
              <StateIcon state={shown} />
            </span>
          </span>
          <span className={styles.ending}>
            <bdi>{tld}</bdi>
          </span>
        </bdi>
        {ascii !== unicode && (
          <span dir="ltr" className={styles.punycode}>
            {ascii}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <div className={classNames(styles.state, priced && shown !== 'premium' && styles.saidByPrice)}>
          <StateText state={shown} hasIcon={false}>
            {loading ? undefined : stateLabel}
          </StateText>
        </div>
        <div className={styles.price}>
          {loading && <Skeleton width="3.5rem" />}
          {priced && <Money minor={price} currency={currency} strong />}
        </div>
        <div className={styles.renewal}>
          {loading && <Skeleton width="5.25rem" />}
          {priced && renewal !== undefined && (
            <>
              <span className={styles.comma}>, </span>
              <MoreToggle
                open={open}
                controls={unfolds ? detailsId : undefined}
                about={t(messages.allPricesOf, { name: unicode })}
                onToggle={() => setOpen(!open)}
              >
                {t(messages.thenPerYear, { price: () => <Money minor={renewal} currency={currency} /> })}
              </MoreToggle>
            </>
          )}
        </div>
      </div>
      <div className={styles.action}>{loading ? <Skeleton width="3.5rem" shape="control" /> : action}</div>
      {note && <div className={styles.note}>{note}</div>}
      {unfolds && open && (
        <div id={detailsId} className={styles.details}>
          {details()}
        </div>
      )}
    </li>
  );
}
