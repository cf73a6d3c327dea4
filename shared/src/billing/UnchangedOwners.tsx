import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** More are not listed one by one. */
const LISTED = 10;

/** Says of whose domains the registries still have other details than those just saved, and leads to where each is changed (SS-06d). */
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
