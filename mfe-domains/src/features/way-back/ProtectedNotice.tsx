import { formatDateTime } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** What waits, and until when, while the former address of the account can take it back (BO-05h). */
export function ProtectedNotice({ until }: { until: string }) {
  const t = useTranslate();
  return <Banner tone="info">{t(messages.waits, { date: formatDateTime(until) })}</Banner>;
}
