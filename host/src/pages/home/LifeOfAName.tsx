import type { ReactNode } from 'react';
import { EXPIRY_NOTICE_DAYS, formatMoney, toMinor } from '@storefront/shared/domain';
import type { TldOffer } from '@storefront/shared/contract';
import styles from './life-of-a-name.module.css';
import { useHomePrices } from './use-home-prices';

const YEAR_DAYS = 365;

const listed = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });
const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

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
      <span className={styles.bead} aria-hidden="true" />
      <span className={styles.bar} aria-hidden="true" />
      <h3 className={styles.name}>{title}</h3>
      <p className={styles.fact}>{children}</p>
    </li>
  );
}

/** The emails before expiry, at their true distance from it on the year's line. */
function Emails({ daysBefore }: { daysBefore: readonly number[] }) {
  const text = `We write ${listed.format(daysBefore.map(String))} days before`;
  return (
    <div className={styles.emails}>
      <p className={styles.emailText}>{text}</p>
      <svg className={styles.emailMarks} aria-hidden="true" focusable="false">
        {daysBefore.map((day) => {
          const x = `${100 - (day / YEAR_DAYS) * 100}%`;
          return <line key={day} x1={x} x2={x} y1="0" y2="100%" />;
        })}
      </svg>
    </div>
  );
}

const priceOf = (amount: number, { currency_code }: TldOffer): string =>
  formatMoney(toMinor(amount, currency_code), currency_code);

/** The stages of a name with the price of each: nobody loses one without having been told (LG-02, DM-06). */
export function LifeOfAName() {
  const { offers } = useHomePrices();
  const offer = offers[0];
  return (
    <section aria-labelledby="home-life">
      <h2 id="home-life" className={styles.title}>
        The life of a name
      </h2>
      <p className={styles.text}>
        Nobody loses a domain without a warning. These are the stages{offer && ` for .${offer.tld}`}, what each one
        costs, and when we email you.
      </p>
      <ol className={styles.life}>
        <Stage
          stage="registered"
          title="Registered"
          above={<Emails daysBefore={EXPIRY_NOTICE_DAYS.filter((day) => day > 0)} />}
        >
          {offer ? `${priceOf(offer.register, offer)} first year` : 'The first year begins'}
        </Stage>
        <Stage stage="expires" title="Expires">
          {offer
            ? `Renew for ${priceOf(offer.renew, offer)}, ${days(offer.grace_days)}`
            : 'Renew at the usual price for some weeks'}
        </Stage>
        <Stage stage="redemption" title="Redemption">
          {offer
            ? `Restore for ${priceOf(offer.restore, offer)}, ${days(offer.redemption_days)}`
            : 'Restore it for a higher price'}
        </Stage>
        <Stage stage="released" title="Released">
          Anyone can register it
        </Stage>
      </ol>
    </section>
  );
}
