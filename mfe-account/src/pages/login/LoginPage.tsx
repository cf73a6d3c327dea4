import { useCart } from '@storefront/shared/cart';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath } from '@storefront/shared/session';
import { Banner } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { SignInForm } from '../../features/sign-in/SignInForm';
import { cartStays } from '../../features/sign-in/cart-stays';

export function LoginPage() {
  const [search] = useSearchParams();
  const { count } = useCart();
  return (
    <Page title="Sign in" width="form" lead={cartStays(count)}>
      {search.has('ended') && (
        <Banner>
          You are signed out: your session ended, by itself or from another device. Sign in to go back to where you
          were. Your cart and your order are kept.
        </Banner>
      )}
      <SignInForm returnTo={safeReturnPath(search.get('next'))} />
    </Page>
  );
}
