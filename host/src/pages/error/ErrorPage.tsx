import { PageLink, paths } from '@storefront/shared/routing';
import { FailurePage } from '../failure/FailurePage';

/** Where a step ends that failed on our side (RT-22). */
export function ErrorPage() {
  return (
    <FailurePage
      title="Something on our side failed"
      lead="Your cart is as you left it, and nothing was charged by this failure."
    >
      If you were paying, look at <PageLink to={paths.account.billing()}>your orders</PageLink> first: an order that we
      have is listed there, and is never charged twice.
    </FailurePage>
  );
}
