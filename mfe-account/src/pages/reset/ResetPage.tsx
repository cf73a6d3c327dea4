import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { MissingLinkPart } from '../../features/recovery/MissingLinkPart';
import { NewPasswordForm } from './NewPasswordForm';
import * as messages from './messages';

export function ResetPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const token = search.get('token');
  const username = search.get('username');
  return (
    <Page title={t(messages.setNew)} width="form" lead={username ? t(messages.forAccount, { username }) : undefined}>
      {token && username ? <NewPasswordForm token={token} username={username} /> : <MissingLinkPart />}
    </Page>
  );
}
