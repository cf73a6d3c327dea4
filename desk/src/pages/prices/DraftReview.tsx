import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { deskComparePrices } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { Loaded } from '../../components/Loaded';
import { ComparedDraft, type DraftReviewProps } from './ComparedDraft';
import { DraftParts } from './DraftParts';
import * as messages from './messages';

/** Shows the parts of a draft and its changes, including the prices customers would see, with a button to publish it. */
export function DraftReview({ staff, prices, draft, onChange, onPublished }: DraftReviewProps) {
  const t = useTranslate();
  const query = useApiQuery(
    deskComparePrices,
    { input: draft },
    { placeholderData: keepPreviousData, staleTime: 0, retry: false },
  );
  return (
    <Stack gap={32}>
      <Section
        title={t(messages.draft)}
        actions={
          <Button size="sm" onClick={() => onChange(null)}>
            {t(messages.discard)}
          </Button>
        }
      >
        <DraftParts draft={draft} onChange={onChange} />
      </Section>
      <Loaded query={query} loading={t(messages.comparing)} failed={t(messages.notCompared)}>
        {(compared) => (
          <ComparedDraft
            {...{ staff, prices, draft, compared, onChange, onPublished }}
            isStale={query.isPlaceholderData}
            onRefused={() => {
              void query.refetch();
            }}
          />
        )}
      </Loaded>
    </Stack>
  );
}
