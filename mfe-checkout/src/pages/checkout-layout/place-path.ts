import { paths } from '@storefront/shared/routing';
import type { CheckoutPlace } from '../../features/steps/step-model';

/** Returns the path of a step of checkout. Signing in and confirming the email address return to `here`. */
export function placePath(place: CheckoutPlace, { here, orderId }: { here: string; orderId?: string }): string {
  switch (place) {
    case 'cart':
      return paths.cart();
    case 'login':
      return paths.login(here);
    case 'verification':
      return paths.verification(here);
    case 'registrant':
      return paths.registrant();
    case 'billing':
      return paths.billing();
    case 'review':
      return paths.review();
    case 'purchase':
      return paths.purchase(orderId);
  }
}
