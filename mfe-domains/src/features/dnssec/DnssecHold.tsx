import { toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { useDnssec } from './use-dnssec';

/** Why the nameservers of a domain cannot be changed now, and what to do; nothing where they can. */
export function DnssecHold({ domain }: { readonly domain: string }) {
  const { data } = useDnssec(domain);
  if (!data || data.state === 'off') return null;
  const name = toUnicode(domain);
  const link = <PageLink to={paths.domains.dns(domain)}>DNSSEC of {name}</PageLink>;
  if (data.state === 'expiring') {
    return (
      <Banner tone="warning">
        DNSSEC was turned off for {name}. Resolvers may remember it until{' '}
        {data.free_at && <DateText value={data.free_at} time />}: change the nameservers after that. {link}
      </Banner>
    );
  }
  return (
    <Banner tone="warning">
      {data.state === 'removing' &&
        `DNSSEC is being turned off for ${name}. You can change the nameservers 24 hours after that.`}
      {data.state === 'on' &&
        `DNSSEC is on for ${name}. Turn it off first: you can change the nameservers 24 hours later.`}
      {(data.state === 'checking' || data.state === 'adding') &&
        `DNSSEC is being turned on for ${name}. Stop that first, under DNS, to change the nameservers.`}{' '}
      {link}
    </Banner>
  );
}
