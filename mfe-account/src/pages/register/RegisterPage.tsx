import { useCart } from '@storefront/shared/cart';
import { useTranslate } from '@storefront/shared/i18n';
import { useCountries } from '@storefront/shared/registrant';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath, useTaxCountry } from '@storefront/shared/session';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { guessCountry } from '../../features/registration/guess-country';
import { RegistrationForm } from '../../features/registration/RegistrationForm';
import { cartStays } from '../../features/sign-in/cart/cart-stays';
import * as messages from './messages';

export function RegisterPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { count } = useCart();
  // The country whose tax the cart shows already.
  const picked = useTaxCountry();
  const countries = useCountries();
  return (
    <Page title={t(messages.create)} width="form" lead={cartStays(count, t)}>
      {countries.data ? (
        <RegistrationForm
          countries={countries.data}
          country={picked ?? guessCountry(navigator.languages, countries.data)}
          returnTo={safeReturnPath(search.get('next'))}
        />
      ) : countries.isError ? (
        <FailurePanel
          title={t(messages.notLoaded)}
          line={t(messages.countriesMissing)}
          onRetry={() => void countries.refetch()}
        />
      ) : (
        <SkeletonRows rows={5} label={t(messages.loading)} />
      )}
    </Page>
  );
}
