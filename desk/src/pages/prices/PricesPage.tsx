import {
  deskPrices,
  deskPriceVersions,
  isAtLeast,
  type PriceDraft,
  type StaffMember,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { usePageTitle } from '@storefront/shared/routing';
import { useAtom } from '@storefront/shared/store';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { Loaded } from '../../components/Loaded';
import { draftAtom } from './draft';
import { DraftReview } from './DraftReview';
import { PriceTabs } from './PriceTabs';
import { RowTable } from './RowTable';
import * as messages from './messages';

/** Prices, add-ons, exchange rates and taxes: the version in force and the draft. */
export function PricesPage({ staff }: { readonly staff: StaffMember }) {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const [draft, setDraft] = useAtom(draftAtom);
  const query = useApiQuery(deskPrices, {}, { staleTime: 0 });
  const onPublished = () => {
    setDraft(null);
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskPrices) });
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskPriceVersions) });
  };
  const change = (next: PriceDraft | null) => setDraft(next);
  return (
    <Page
      heading="list"
      title={t(messages.title)}
      lead={t(isAtLeast(staff.role, 'admin') ? messages.lead : messages.leadFinance)}
      above={<PriceTabs />}
    >
      <Loaded query={query} rows={12} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
        {(prices) => (
          <Stack gap={48}>
            <RowTable prices={prices} draft={draft} onChange={change} />
            {draft ? (
              <DraftReview {...{ staff, prices, draft, onPublished }} onChange={change} />
            ) : (
              <Section title={t(messages.draft)}>
                <p>{t(messages.draftEmpty)}</p>
              </Section>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
