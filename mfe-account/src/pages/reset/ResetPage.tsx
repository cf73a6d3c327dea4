import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { useHydrated } from '@storefront/shared/store';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { MissingLinkPart } from '../../features/recovery/MissingLinkPart';
import { NewPasswordForm } from './NewPasswordForm';
import * as messages from './messages';

export function ResetPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const username = search.get('username');
  // The username is only in the URL, never in a server-rendered document.
  const hydrated = useHydrated();
  const lead = hydrated ? t(messages.forAccount, { username: username ?? '' }) : <Skeleton width="60%" />;
  return (
    <Page title={t(messages.setNew)} width="form" lead={username ? lead : undefined}>
      {token && username ? <NewPasswordForm token={token} username={hydrated ? username : ''} /> : <MissingLinkPart />}
    </Page>
  );
}
