import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';

/** Said before paying while the registrar does not answer (R6). */
export function DelayNotice() {
  return <Banner tone="warning">{useTranslate()(messages.delay)}</Banner>;
}
