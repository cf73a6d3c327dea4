import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath } from '@storefront/shared/session';
import { Banner } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { SignInForm } from '../../features/sign-in/SignInForm';
import { useCartStays } from '../../features/sign-in/cart/use-cart-stays';
import * as messages from './messages';

export function LoginPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  return (
    <Page title={t(messages.signIn)} width="form" lead={useCartStays()}>
      {search.has('ended') && <Banner>{t(messages.ended)}</Banner>}
      <SignInForm returnTo={safeReturnPath(search.get('next'))} />
    </Page>
  );
}
