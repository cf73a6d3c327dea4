import { NAMES_AT_ONCE } from '@storefront/shared/contract';
import {
  DRAFT_HOURS,
  durationInWords,
  EXPIRY_NOTICE_DAYS,
  LABEL_MAX,
  LINK_SECONDS,
  REGISTRANT_LOCK_DAYS,
  RENEWAL_LEAD_DAYS,
  RENEWAL_RETRY_DAYS,
  RENEWAL_YEARS_MAX,
  VERIFICATION_DAYS,
  WITHDRAWAL_DAYS,
} from '@storefront/shared/domain';

const days = (count: number): string => `${count} days`;

/**
 * What the product itself knows and the texts of the brand speak of, as `{facts.verification}`: nobody types such a time by hand, so
 * that the words change with the code. Lists of numbers are read out as "3 and 7".
 */
export const productFacts = {
  confirmationLink: durationInWords(LINK_SECONDS.verify_email),
  recoveryLink: durationInWords(LINK_SECONDS.reset_password),
  restoreLink: durationInWords(LINK_SECONDS.restore_email),
  verification: days(VERIFICATION_DAYS),
  withdrawal: days(WITHDRAWAL_DAYS),
  holderLock: days(REGISTRANT_LOCK_DAYS),
  renewalLead: days(RENEWAL_LEAD_DAYS),
  renewalRetries: [...RENEWAL_RETRY_DAYS] as readonly number[],
  longestTerm: `${RENEWAL_YEARS_MAX} years`,
  longestLabel: String(LABEL_MAX),
  namesAtOnce: String(NAMES_AT_ONCE),
  draft: durationInWords(DRAFT_HOURS * 3600),
  expiryNotices: {
    daysBefore: EXPIRY_NOTICE_DAYS.filter((day) => day > 0) as readonly number[],
    daysAfter: EXPIRY_NOTICE_DAYS.filter((day) => day < 0).map((day) => -day) as readonly number[],
  },
} as const;
