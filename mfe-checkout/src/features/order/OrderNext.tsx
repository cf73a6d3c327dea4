import type { Order } from '@storefront/shared/contract';
import { PageLink, paths } from '@storefront/shared/routing';
import { ButtonLink } from '@storefront/shared/ui/button';
import { nextAction } from './order-progress';

/** A page outside this site is opened only by a web address, whatever the answer says. */
const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** The next step of an order as the one filled button; nothing while there is only waiting. */
export function OrderNext({ order }: { order: Order }) {
  const { brand, last4, challenge_url } = order.payment;
  switch (nextAction(order)) {
    case 'confirm-with-bank':
      return isWebAddress(challenge_url) ? (
        <ButtonLink href={challenge_url} variant="filled" size="lg">
          Continue to your bank
        </ButtonLink>
      ) : null;
    case 'other-card':
      return (
        <ButtonLink as={PageLink} to={paths.billing()} state={{ refusedCard: { brand, last4 } }} variant="filled" size="lg">
          Use another card
        </ButtonLink>
      );
    case 'see-domains':
      return (
        <ButtonLink as={PageLink} to={paths.domains.list()} variant="filled" size="lg">
          See your domains
        </ButtonLink>
      );
    case 'back-to-cart':
      return (
        <ButtonLink as={PageLink} to={paths.cart()} variant="filled" size="lg">
          Back to the cart
        </ButtonLink>
      );
    default:
      return null;
  }
}
