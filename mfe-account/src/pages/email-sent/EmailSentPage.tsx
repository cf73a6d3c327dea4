import { LINK_SECONDS } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import * as messages from './messages';

/** `/site/emailsent`: what to do after requesting a recovery link (RT-21). Never reveals whether the address has an account. */
export function EmailSentPage() {
  const t = useTranslate();
  return (
    <Page title={t(messages.check)} width="form">
      <p>{t(messages.onItsWay, { hours: LINK_SECONDS.reset_password / 3600 })}</p>
      <p>{t(messages.notThere, { link: (words) => <PageLink to={paths.recover()}>{words}</PageLink> })}</p>
    </Page>
  );
}
