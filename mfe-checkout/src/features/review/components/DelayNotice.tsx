import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';

/** Notice before payment that the registrar is not responding (R6). */
export function DelayNotice() {
  return <Banner tone="warning">{useTranslate()(messages.delay)}</Banner>;
}
