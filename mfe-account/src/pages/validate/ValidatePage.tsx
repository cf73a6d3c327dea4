import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { MissingLinkPart } from '../../features/recovery/MissingLinkPart';
import { RecoveryToken } from './RecoveryToken';
import * as messages from './messages';

export function ValidatePage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Page title={t(messages.recover)} width="form">
      {token ? <RecoveryToken token={token} queue={search.get('queue') ?? undefined} /> : <MissingLinkPart />}
    </Page>
  );
}
