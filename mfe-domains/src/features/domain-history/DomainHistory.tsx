import { useTranslate } from '@storefront/shared/i18n';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import * as messages from './messages';

/** Loaded separately, since it has more messages than the rest of the page. */
const Entries = lazy(() => import('./entries/Entries').then((m) => ({ default: m.Entries })));

/** Lists every change of a domain, by whom and when, newest first (DM-07). */
export function DomainHistory({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.history)}>
      <Suspense fallback={<SkeletonRows rows={3} cells={2} label={t(messages.loading)} />}>
        <Entries name={name} />
      </Suspense>
    </Section>
  );
}
