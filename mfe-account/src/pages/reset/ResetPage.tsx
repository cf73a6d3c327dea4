import { useSearchParams } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { MissingLinkPart } from '../../features/recovery/MissingLinkPart';
import { NewPasswordForm } from '../../features/recovery/NewPasswordForm';

export function ResetPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const username = search.get('username');
  return (
    <Page
      title="Set a new password"
      width="form"
      lead={username ? `For ${username}. You are signed out everywhere.` : undefined}
    >
      {token && username ? <NewPasswordForm token={token} username={username} /> : <MissingLinkPart />}
    </Page>
  );
}
