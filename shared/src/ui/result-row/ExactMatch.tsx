import { useId, useState, type ReactNode } from 'react';
import type { Minor } from '../../domain';
import { DomainName } from '../domain-name';
import { Skeleton } from '../feedback';
import { Price } from '../price';
import { StateText, type StateName } from '../state';
import { MoreToggle } from './MoreToggle';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './exact-match.module.css';

export interface ExactMatchProps {
  name: string;
  state: StateName;
  stateLabel?: ReactNode;
  /** The price of the first term, in minor units. */
  price?: Minor;
  /** Years of the first term; one by default. */
  term?: number;
  /** The price of each later year, in minor units. */
  renewal?: Minor;
  /** ISO 4217 code; required with `price`. */
  currency?: string;
  /** The only filled button of the view, 48 px high. */
  action?: ReactNode;
  /** Information if there is no price, such as how to transfer the domain in. */
  note?: ReactNode;
  /** Expandable content under a domain with a price: other prices and conditions. Rendered only while it is open. */
  details?: () => ReactNode;
  loading?: boolean;
}

/** The domain that was searched for, in large type, with both prices in a sentence. */
export function ExactMatch({
  name,
  state,
  stateLabel,
  price,
  term,
  renewal,
  currency,
  action,
  note,
  details,
  loading = false,
}: ExactMatchProps) {
  const t = useTranslate();
  const priced = price !== undefined && renewal !== undefined && currency !== undefined;
  const detailsId = useId();
  const [open, setOpen] = useState(false);
  const unfolds = priced && details !== undefined && !loading;
  return (
    <div className={styles.match} aria-busy={loading || undefined}>
      <div className={styles.name}>
        <DomainName name={name} size="hero" state={loading ? 'checking' : state} />
      </div>
      <div className={styles.facts}>
        {loading ? (
          <>
            <span className="sf-visually-hidden">{t(messages.checking)}</span>
            <Skeleton width="16rem" /> {note}
          </>
        ) : (
          <>
            <strong>
              <StateText state={state} hasIcon={false}>
                {stateLabel}
              </StateText>
              .
            </strong>{' '}
            {priced && <Price first={price} term={term} renewal={renewal} currency={currency} />}{' '}
            {unfolds && (
              <span className={styles.more}>
                <MoreToggle
                  open={open}
                  controls={detailsId}
                  about={t(messages.ofDomain, { name })}
                  onToggle={() => setOpen(!open)}
                >
                  {t(messages.allPrices)}
                </MoreToggle>
              </span>
            )}{' '}
            {note}
          </>
        )}
      </div>
      <div className={styles.action}>{loading ? <Skeleton className={styles.actionSkeleton} /> : action}</div>
      {unfolds && open && (
        <div id={detailsId} className={styles.details}>
          {details()}
        </div>
      )}
    </div>
  );
}
