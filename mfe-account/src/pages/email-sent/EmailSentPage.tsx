import { durationInWords, LINK_SECONDS } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';

/** `/site/emailsent`: what to do after a recovery link was asked for (RT-21). It never says whether the address has an account. */
export function EmailSentPage() {
  return (
    <Page title="Check your email" width="form">
      <p>
        If this address has an account, a link to set a new password is on its way. It works once, within{' '}
        {durationInWords(LINK_SECONDS.reset_password)}.
      </p>
      <p>
        Nothing there? Look in the spam folder, or <PageLink to={paths.recover()}>ask again</PageLink>.
      </p>
    </Page>
  );
}
