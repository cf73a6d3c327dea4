import { useCart } from '@storefront/shared/cart';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath } from '@storefront/shared/session';
import { Page } from '@storefront/shared/ui/layout';
import { SignInForm } from '../../features/sign-in/SignInForm';
import { cartStays } from '../../features/sign-in/cart-stays';

export default function LoginPage() {
  const [search] = useSearchParams();
  const { count } = useCart();
  return (
    <Page title="Sign in" width="form" lead={cartStays(count)}>
      <SignInForm returnTo={safeReturnPath(search.get('next'))} />
    </Page>
  );
}
