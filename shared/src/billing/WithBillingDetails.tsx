import type { ReactNode } from 'react';
import { useApiQuery } from '@storefront/shared/api';
import { getBillingDetails, type BillingDetails } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Renders its children with the customer's billing details once they are loaded. */
export function WithBillingDetails({ children }: { children: (details: BillingDetails) => ReactNode }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useApiQuery(getBillingDetails);
  if (data) return children(data);
  if (!error) return <SkeletonRows rows={4} cells={2} label={t(messages.loadingDetails)} />;
  return (
    <FailurePanel
      title={t(messages.notLoaded)}
      cause={error}
      line={failureCause(error, t)}
      onRetry={() => void refetch()}
      retrying={isFetching && t(messages.loading)}
    />
  );
}
