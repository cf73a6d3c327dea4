import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import {
  DRAFT_HOURS,
  EMAIL_RECORD_DAYS,
  EXPIRY_NOTICE_DAYS,
  KNOWN_ADDRESS_DAYS,
  LABEL_MAX,
  LINK_SECONDS,
  REGISTRANT_LOCK_DAYS,
  RENEWAL_LEAD_DAYS,
  RENEWAL_RETRY_DAYS,
  RENEWAL_YEARS_MAX,
  VERIFICATION_DAYS,
  WITHDRAWAL_DAYS,
} from '@storefront/shared/domain';

/** A period in one unit, such as `{ days: 15 }`. */
export type Span = Readonly<Partial<Record<'minutes' | 'hours' | 'days' | 'years', number>>>;

/** A number, a period, or several numbers, which are written as "3 and 7". */
export type Fact = number | readonly number[] | Span;

const HOUR = 60 * 60;
const toSpan = (seconds: number): Span =>
  seconds % HOUR === 0 ? { hours: seconds / HOUR } : { minutes: seconds / 60 };

/**
 * Facts about the product that the brand's texts refer to, so that the texts change with the code. `{facts.verification}` is "15 days". For
 * languages that inflect the unit, `{facts.verification.days}` is the number alone; that fact no longer exists if the value gets another
 * unit.
 */
export const productFacts = {
  confirmationLink: toSpan(LINK_SECONDS.verify_email),
  recoveryLink: toSpan(LINK_SECONDS.reset_password),
  restoreLink: toSpan(LINK_SECONDS.restore_email),
  verification: { days: VERIFICATION_DAYS },
  withdrawal: { days: WITHDRAWAL_DAYS },
  holderLock: { days: REGISTRANT_LOCK_DAYS },
  renewalLead: { days: RENEWAL_LEAD_DAYS },
  /** Days after the failed charge. */
  renewalRetries: RENEWAL_RETRY_DAYS.map((_days, index) =>
    RENEWAL_RETRY_DAYS.slice(0, index + 1).reduce<number>((sum, days) => sum + days, 0),
  ),
  longestTerm: { years: RENEWAL_YEARS_MAX },
  longestLabel: LABEL_MAX,
  namesAtOnce: NAMES_AT_ONCE,
  draft: toSpan(DRAFT_HOURS * HOUR),
  emailRecord: { days: EMAIL_RECORD_DAYS },
  knownAddress: { days: KNOWN_ADDRESS_DAYS },
  expiryNotices: {
    daysBefore: EXPIRY_NOTICE_DAYS.filter((day) => day > 0) as readonly number[],
    daysAfter: EXPIRY_NOTICE_DAYS.filter((day) => day < 0).map((day) => -day) as readonly number[],
  },
} as const satisfies Readonly<Record<string, Fact | Readonly<Record<string, Fact>>>>;
