import type { OutputOf } from '@storefront/shared/contract';
import { deskCancelFactorRemoval, deskFactorRemovals, type DeskFactorRemoval } from '@storefront/shared/contract/desk';
import { useApiQuery } from '@storefront/shared/api';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Moment } from '../../components/Moment';
import { RemovalDialog } from './RemovalDialog';
import { RequestSection } from './RequestSection';
import * as messages from './messages';

/** Describes until when a removal waits, or how it ended. */
function describeState({ outcome, ended_at, cancelled_by, waits_until }: DeskFactorRemoval, t: Translate) {
  if (outcome === null || ended_at === null)
    return t(messages.removalWaits, { moment: () => <Moment at={waits_until} /> });
  return t(messages.removalEndedAs, {
    outcome,
    name: cancelled_by ?? t(messages.unknownStaff),
    moment: () => <Moment at={ended_at} />,
  });
}

interface FactorRemovalsProps {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
}

/** Lists waiting and past removals of two-step sign-in. */
export function FactorRemovals({ customer }: FactorRemovalsProps) {
  const t = useTranslate();
  const query = useApiQuery(deskFactorRemovals, { params: { id: customer.id } }, { staleTime: 0 });
  return (
    <RequestSection<DeskFactorRemoval, OutputOf<typeof deskFactorRemovals>>
      title={t(messages.removals)}
      empty={t(messages.noRemovals)}
      query={query}
      getRows={({ removals }) => removals}
      columns={[
        { key: 'state', header: t(messages.state), cell: (row) => describeState(row, t) },
        {
          key: 'proof',
          header: t(messages.proof),
          narrow: 'labelled',
          cell: ({ proof, reference }) =>
            proof === null || reference === null ? t(messages.noProof) : t(messages.proofShort, { proof, reference }),
        },
        {
          key: 'opened',
          header: t(messages.removalStarted),
          narrow: 'labelled',
          cell: ({ opened_at, opened_by }) =>
            t(messages.removalOf, {
              by: opened_by === null ? 'customer' : 'staff',
              name: opened_by ?? '',
              moment: () => <Moment at={opened_at} />,
            }),
        },
      ]}
      openLabel={t(messages.removeFactors)}
      openDialog={({ wait_days }, props) => <RemovalDialog customer={customer} days={wait_days} {...props} />}
      cancelCall={deskCancelFactorRemoval}
      cancelTexts={{
        button: t(messages.stopRemoval),
        name: () => t(messages.stopNow),
        title: () => t(messages.stopTitle),
        terms: t(messages.stopTerms),
        action: t(messages.stopNow),
        busy: t(messages.stoppingRemoval),
        success: t(messages.removalCancelled),
      }}
    />
  );
}
