import { useSearchParams } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { MissingLinkPart } from '../../features/recovery/MissingLinkPart';
import { RecoveryToken } from '../../features/recovery/RecoveryToken';

export function ValidatePage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Page title="Recover your account" width="form">
      {token ? <RecoveryToken token={token} queue={search.get('queue') ?? undefined} /> : <MissingLinkPart />}
    </Page>
  );
}
