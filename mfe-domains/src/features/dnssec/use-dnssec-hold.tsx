import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import type { ReactNode } from 'react';
import { useDnssec } from './use-dnssec';
import * as messages from './messages';

/** Returns why the nameservers of a domain cannot be changed now, and what to do; null if they can. */
export function useDnssecHold(domain: string): ReactNode {
  const t = useTranslate();
  const { data } = useDnssec(domain);
  if (!data || data.state === 'off') return null;
  const { state, free_at } = data;
  return (
    <Banner tone="warning">
      {t(messages.hold, {
        state: state === 'checking' ? 'adding' : state,
        domain: toUnicode(domain),
        date: () => free_at && <DateText value={free_at} time />,
        link: (words) => <PageLink to={paths.domains.dns(domain)}>{words}</PageLink>,
      })}
    </Banner>
  );
}
