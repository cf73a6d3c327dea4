import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath } from '@storefront/shared/session';
import { Page } from '@storefront/shared/ui/layout';
import { RecoverForm } from './RecoverForm';
import * as messages from './messages';

/**
 * `/site/recover`: requests a password reset link (RT-18). Keeps the return path, since the customer may be in the middle of a purchase.
 */
export function RecoverPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <Page title={t(messages.recover)} width="form" lead={t(messages.lead)}>
      <RecoverForm returnTo={next === null ? undefined : safeReturnPath(next)} />
    </Page>
  );
}
