import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import * as messages from './messages';

/** For an address whose end an email program cut off. */
export function MissingLinkPart() {
  const t = useTranslate();
  return (
    <p role="alert">
      {t(messages.notComplete, { link: (words) => <PageLink to={paths.recover()}>{words}</PageLink> })}
    </p>
  );
}
