import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath } from '@storefront/shared/session';
import { Page } from '@storefront/shared/ui/layout';
import { RecoverForm } from '../../features/recovery/RecoverForm';

/** `/site/recover`: a link to a new password (RT-18). It keeps the way back, as somebody may be in the middle of a purchase. */
export function RecoverPage() {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Page title="Recover your account" width="form" lead="We send a link that lets you set a new password.">
      <RecoverForm returnTo={next === null ? undefined : safeReturnPath(next)} />
    </Page>
  );
}
