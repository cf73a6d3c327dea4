import type { DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Timeline } from '@storefront/shared/ui/timeline';
import { useState } from 'react';
import { lifeEvents, mailDays } from './life-events';
import * as messages from './messages';

/** Timeline of a domain, with the price of each step (DM-06). */
export function DomainLife({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const [now] = useState(() => new Date());
  return (
    <Timeline
      label={t(messages.lifeOf, { domain: toUnicode(domain.domain) })}
      events={lifeEvents(t, domain, now)}
      emailDates={mailDays(domain.expiry_date)}
    />
  );
}
