import type { DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { isBeingDeleted } from '../../../api/being-deleted';
import * as messages from './messages';

/** Shows a notice for each unsettled change; only the deletion if there is one. */
export function Notice({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const { unsettled = [] } = domain;
  if (isBeingDeleted(domain))
    return <Banner tone="warning">{t(messages.deleting, { domain: toUnicode(domain.domain) })}</Banner>;
  return unsettled.map(({ change, asked_at }) => (
    <Banner key={change} tone="warning">
      {t(messages.open, { change: t(messages.changeName, { change }), date: () => <DateText value={asked_at} time /> })}
    </Banner>
  ));
}
