import { PageLink, paths } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';

export default function EmailSentPage() {
  return (
    <Page title="Look in your mail" width="form">
      <p>If an account uses this address, a link is on its way. It works for 30 minutes.</p>
      <p>
        Nothing there? Look in the spam folder, or <PageLink to={paths.recover()}>ask again</PageLink>.
      </p>
    </Page>
  );
}
