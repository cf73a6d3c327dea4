import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { useDnssec } from './use-dnssec';
import * as messages from './messages';

/** Explains why DNSSEC prevents changing the nameservers now and what to do; renders nothing if they can be changed. */
export function DnssecHold({ domain }: { readonly domain: string }) {
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
