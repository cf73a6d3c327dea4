import type { ReactNode } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import { BillingFacts } from './BillingFacts';
import * as messages from './messages';
import { WithBillingDetails } from './WithBillingDetails';

/** Whom an order will be billed to, with the way to where that is changed (SS-06). */
export function BilledTo({ actions }: { actions: ReactNode }) {
  return (
    <Section title={useTranslate()(messages.billing)} actions={actions}>
      <WithBillingDetails>{(details) => <BillingFacts details={details} />}</WithBillingDetails>
    </Section>
  );
}
