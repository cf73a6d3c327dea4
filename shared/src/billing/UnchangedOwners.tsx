import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** The most domains listed individually. */
const LISTED = 10;

/** Lists the domains whose registrant differs from the billing details just saved, with links to change it (SS-06d). */
export function UnchangedOwners({ names }: { names: readonly string[] }) {
  const t = useTranslate();
  return (
    <Banner tone="warning">
      <p>{t(messages.unchangedOwners, { count: names.length })}</p>
      <ul>
        {names.slice(0, LISTED).map((name) => (
          <li key={name}>
            <PageLink to={paths.domains.overview(name)}>
              <bdi>{toUnicode(name)}</bdi>
            </PageLink>
          </li>
        ))}
        {names.length > LISTED && (
          <li>
            <PageLink to={paths.domains.list()}>{t(messages.allDomains)}</PageLink>
          </li>
        )}
      </ul>
    </Banner>
  );
}
