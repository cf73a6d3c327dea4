import type { DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { LifeLine } from '@storefront/shared/ui/life-line';
import { useState } from 'react';
import { lifeEvents, mailDays } from './life-events';

/** The life of a domain as a line of dated facts, with what each step costs (DM-06). */
export function DomainLife({ domain }: { domain: DomainInfo }) {
  const [now] = useState(() => new Date());
  return (
    <LifeLine
      label={`The life of ${toUnicode(domain.domain)}`}
      events={lifeEvents(domain, now)}
      mails={mailDays(domain.expiry_date)}
    />
  );
}
