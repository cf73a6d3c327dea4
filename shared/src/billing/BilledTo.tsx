import type { ReactNode } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import { BillingFacts } from './BillingFacts';
import * as messages from './messages';
import { WithBillingDetails } from './WithBillingDetails';

/** Shows the billing details of an order. @param actions how to change them (SS-06) */
export function BilledTo({ actions }: { actions: ReactNode }) {
  return (
    <Section title={useTranslate()(messages.billing)} actions={actions}>
      <WithBillingDetails>{(details) => <BillingFacts details={details} />}</WithBillingDetails>
    </Section>
  );
}
