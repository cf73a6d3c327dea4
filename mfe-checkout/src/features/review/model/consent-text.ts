import { WITHDRAWAL_DAYS, type PerformedLine } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { withdrawalEnds } from '../../../model/withdrawal-ends';
import * as messages from '../messages';

/** Returns the text that a consumer agrees to before paying (LG-05). Its version is `PERFORMANCE_CONSENT.version`. */
export const consentText = (lines: readonly PerformedLine[], t: Translate): string =>
  t(messages.consent, { days: WITHDRAWAL_DAYS, ends: withdrawalEnds(lines, t) });
