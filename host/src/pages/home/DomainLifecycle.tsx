import type { ReactNode } from 'react';
import { EXPIRY_NOTICE_DAYS, formatMoney, formatList, toMinor } from '@storefront/shared/domain';
import type { TldOffer } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import styles from './domain-lifecycle.module.css';
import * as messages from './messages';
import { useHomePrices } from './use-home-prices';

const YEAR_DAYS = 365;

interface StageProps {
  readonly stage: 'registered' | 'expires' | 'redemption' | 'released';
  readonly title: string;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

function Stage({ stage, title, above, children }: StageProps) {
  return (
    <li className={styles.stage} data-stage={stage}>
      {above}
      <span className={styles.icon} aria-hidden="true" />
      <span className={styles.bar} aria-hidden="true" />
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.fact}>{children}</p>
    </li>
  );
}

/** The emails before expiry, placed to scale on the year's line. */
function Emails({ daysBefore }: { daysBefore: readonly number[] }) {
  const t = useTranslate();
  return (
    <div className={styles.emails}>
      <p className={styles.emailText}>{t(messages.emails, { days: formatList(daysBefore.map(String), t.language) })}</p>
      <svg className={styles.emailMarks} aria-hidden="true" focusable="false">
        {daysBefore.map((day) => {
          const x = `${100 - (day / YEAR_DAYS) * 100}%`;
          return <line key={day} x1={x} x2={x} y1="0" y2="100%" />;
        })}
      </svg>
    </div>
  );
}

const getPrice = (amount: number, { currency_code }: TldOffer): string =>
  formatMoney(toMinor(amount, currency_code), currency_code);

/** The life stages of a domain with the price of each: no customer loses a domain without notice (LG-02, DM-06). */
export function DomainLifecycle() {
  const t = useTranslate();
  const { offers } = useHomePrices();
  const offer = offers[0];
  return (
    <section aria-labelledby="home-life">
      <h2 id="home-life" className={styles.title}>
        {t(messages.lifeTitle)}
      </h2>
      <p className={styles.text}>{t(messages.lifeLead, { tld: offer?.tld ?? 'none' })}</p>
      <ol className={styles.life}>
        <Stage
          stage="registered"
          title={t(messages.registered)}
          above={<Emails daysBefore={EXPIRY_NOTICE_DAYS.filter((day) => day > 0)} />}
        >
          {offer ? t(messages.registeredFor, { price: getPrice(offer.register, offer) }) : t(messages.registeredFact)}
        </Stage>
        <Stage stage="expires" title={t(messages.expires)}>
          {offer
            ? t(messages.renewFor, { price: getPrice(offer.renew, offer), days: offer.grace_days })
            : t(messages.renewFact)}
        </Stage>
        <Stage stage="redemption" title={t(messages.redemption)}>
          {offer
            ? t(messages.restoreFor, { price: getPrice(offer.restore, offer), days: offer.redemption_days })
            : t(messages.restoreFact)}
        </Stage>
        <Stage stage="released" title={t(messages.released)}>
          {t(messages.releasedFact)}
        </Stage>
      </ol>
    </section>
  );
}
