import type { DomainInfo } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import { isBeingDeleted } from '../../api/being-deleted';
import { AddOnOffer } from '../../components/add-ons/AddOnOffer';
import * as messages from './messages';

/** Loaded only if bought, because the address rules have many messages. */
const DomainForwarding = lazy(() => import('./settings').then((m) => ({ default: m.DomainForwarding })));
const EmailForwarding = lazy(() => import('./settings').then((m) => ({ default: m.EmailForwarding })));

/** Settings of domain and email forwarding, each shown if bought (DM-04). */
export function Forwarding({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  if (isBeingDeleted(domain) && !domain.domain_forwarding && !domain.email_forwarding) return null;
  return (
    <Section title={t(messages.forwarding)}>
      <Stack gap={32}>
        {domain.domain_forwarding ? (
          <Suspense>
            <DomainForwarding domain={domain} />
          </Suspense>
        ) : (
          <AddOnOffer domain={domain} addOn="domain_forwarding" />
        )}
        {domain.email_forwarding && domain.email_forwards_max > 0 ? (
          <Suspense>
            <EmailForwarding key={domain.email_forwards_max} domain={domain} />
          </Suspense>
        ) : (
          (domain.email_forwarding || domain.email_forwarding_sold !== false) && (
            <AddOnOffer domain={domain} addOn="email_forwarding" />
          )
        )}
      </Stack>
    </Section>
  );
}
