import { formatDateTime } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Lists the actions that are blocked, and until when, while the former address can take the account back (BO-05h). */
export function ProtectedNotice({ until }: { until: string }) {
  const t = useTranslate();
  return <Banner tone="info">{t(messages.waits, { date: formatDateTime(until) })}</Banner>;
}
