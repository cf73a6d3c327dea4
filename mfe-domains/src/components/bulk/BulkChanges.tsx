import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { lazy, Suspense } from 'react';
import { useBulkChanges } from '../../api/use-bulk-changes';
import * as messages from './messages';

const BulkProgress = lazy(() => import('./BulkProgress').then((m) => ({ default: m.BulkProgress })));

/** Shows the progress of bulk changes and the outcome for each domain; renders nothing if there are none (DM-13). */
export function BulkChanges() {
  const t = useTranslate();
  const { data, isError, refetch } = useBulkChanges();
  if (!data)
    return isError ? (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t(messages.tryAgain)}
          </Button>
        }
      >
        {t(messages.notLoaded)}
      </Banner>
    ) : null;
  if (data.length === 0) return null;
  return (
    <Section title={t(messages.title)}>
      <Stack gap={24}>
        <Suspense>
          {data.map((change) => (
            <BulkProgress key={change.id} change={change} />
          ))}
        </Suspense>
      </Stack>
    </Section>
  );
}
