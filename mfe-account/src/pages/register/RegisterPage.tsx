import { useTranslate } from '@storefront/shared/i18n';
import { useCountries } from '@storefront/shared/registrant';
import { useSearchParams } from '@storefront/shared/routing';
import { safeReturnPath, useTaxCountry } from '@storefront/shared/session';
import { useHydrated } from '@storefront/shared/store';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { guessCountry } from '../../features/registration/guess-country';
import { RegistrationForm } from '../../features/registration/RegistrationForm';
import { useCartStays } from '../../features/sign-in/cart/use-cart-stays';
import * as messages from './messages';

export function RegisterPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  // The country whose tax the cart already shows.
  const picked = useTaxCountry();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useCountries();
  // The server does not wait for the list, and does not know the visitor's country.
  const countries = (hydrated && data) || [];
  return (
    <Page title={t(messages.create)} width="form" lead={useCartStays()}>
      {isError ? (
        <FailurePanel
          title={t(messages.notLoaded)}
          line={t(messages.countriesMissing)}
          onRetry={() => void refetch()}
        />
      ) : (
        <RegistrationForm
          countries={countries}
          country={picked ?? (countries.length > 0 ? guessCountry(navigator.languages, countries) : '')}
          returnTo={safeReturnPath(search.get('next'))}
        />
      )}
    </Page>
  );
}
