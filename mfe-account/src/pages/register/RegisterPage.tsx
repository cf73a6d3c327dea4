import { useCart } from '@storefront/shared/cart';
import { useCountries } from '@storefront/shared/registrant';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath, useTaxCountry } from '@storefront/shared/session';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { guessCountry } from '../../features/registration/guess-country';
import { RegistrationForm } from '../../features/registration/RegistrationForm';
import { cartStays } from '../../features/sign-in/cart-stays';

export function RegisterPage() {
  const [search] = useSearchParams();
  const { count } = useCart();
  // The country whose tax the cart shows already.
  const picked = useTaxCountry();
  const countries = useCountries();
  return (
    <Page title="Create an account" width="form" lead={cartStays(count)}>
      {countries.data ? (
        <RegistrationForm
          countries={countries.data}
          country={picked ?? guessCountry(navigator.languages, countries.data)}
          returnTo={safeReturnPath(search.get('next'))}
        />
      ) : countries.isError ? (
        <FailurePanel
          title="The form did not load"
          line="The list of countries is missing. Your cart is safe."
          onRetry={() => void countries.refetch()}
        />
      ) : (
        <SkeletonRows rows={5} label="Loading the form" />
      )}
    </Page>
  );
}
