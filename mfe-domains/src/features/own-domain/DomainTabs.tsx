import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { TabLinks } from '@storefront/shared/ui/tabs';
import * as messages from './messages';

export type DomainTab = 'overview' | 'dns' | 'nameservers';

interface DomainTabsProps {
  name: string;
  /** Undefined until it is loaded; passed in the link to the overview, which shows it while loading. */
  status?: string | undefined;
  current: DomainTab;
}

/** The pages of one domain. */
export function DomainTabs({ name, status, current }: DomainTabsProps) {
  const t = useTranslate();
  return (
    <TabLinks
      label={t(messages.pagesOf, { domain: toUnicode(name) })}
      linkAs={PageLink}
      tabs={[
        { href: paths.domains.overview(name, status), label: t(messages.overview), current: current === 'overview' },
        { href: paths.domains.dns(name), label: t(messages.dns), current: current === 'dns' },
        { href: paths.domains.nameservers(name), label: t(messages.nameservers), current: current === 'nameservers' },
      ]}
    />
  );
}
