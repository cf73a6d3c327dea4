import type { ReactNode } from 'react';
import { useApiQuery } from '@storefront/shared/api';
import { getBillingDetails, type BillingDetails } from '@storefront/shared/contract';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import { LoadingFacts } from './LoadingFacts';
import * as messages from './messages';

interface WithBillingDetailsProps {
  /** Whether a button follows the details. */
  hasButton?: boolean;
  children: (details: BillingDetails) => ReactNode;
}

/** Renders its children with the customer's billing details once they are loaded. */
export function WithBillingDetails({ hasButton = false, children }: WithBillingDetailsProps) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useApiQuery(getBillingDetails);
  if (data) return children(data);
  if (!error) return <LoadingFacts hasButton={hasButton} />;
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
