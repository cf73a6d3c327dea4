import type { ReactNode } from 'react';
import { useApiQuery } from '@storefront/shared/api';
import { getBillingDetails, type BillingDetails } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
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
  const query = useApiQuery(getBillingDetails);
  const { data, error } = query;
  if (data) return children(data);
  if (!error) return <LoadingFacts hasButton={hasButton} />;
  return <QueryFailure query={query} title={t(messages.notLoaded)} retrying={t(messages.loading)} />;
}
