import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import * as messages from './messages';

/** Shown if the end of the URL is missing, for example because an email program cut it off. */
export function MissingLinkPart() {
  const t = useTranslate();
  return (
    <p role="alert">
      {t(messages.notComplete, { link: (words) => <PageLink to={paths.recover()}>{words}</PageLink> })}
    </p>
  );
}
