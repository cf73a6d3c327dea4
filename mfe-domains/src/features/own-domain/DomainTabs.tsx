import { toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { TabLinks } from '@storefront/shared/ui/tabs';

export type DomainTab = 'overview' | 'dns' | 'nameservers';

interface DomainTabsProps {
  name: string;
  /** As far as it is known; the overview shows it until it knows better. */
  status?: string | undefined;
  current: DomainTab;
}

/** The pages of one domain. */
export function DomainTabs({ name, status, current }: DomainTabsProps) {
  return (
    <TabLinks
      label={`Pages of ${toUnicode(name)}`}
      linkAs={PageLink}
      tabs={[
        { href: paths.domains.overview(name, status), label: 'Overview', current: current === 'overview' },
        { href: paths.domains.dns(name), label: 'DNS', current: current === 'dns' },
        { href: paths.domains.nameservers(name), label: 'Nameservers', current: current === 'nameservers' },
      ]}
    />
  );
}
