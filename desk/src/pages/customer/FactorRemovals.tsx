import { useState } from 'react';
import {
  deskCancelFactorRemoval,
  deskCustomerActivity,
  deskCustomerEmails,
  deskFactorRemovals,
  type DeskFactorRemoval,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { CallDialog } from '../../components/CallDialog';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { RemovalDialog } from './RemovalDialog';
import * as messages from './messages';
import styles from './customer.module.css';

/** Refetches what a removal changes, apart from the customer. */
const refresh = (): void => {
  for (const call of [deskFactorRemovals, deskCustomerActivity, deskCustomerEmails])
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(call) });
};

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
  const [isAsked, setAsked] = useState(false);
  const query = useApiQuery(deskFactorRemovals, { params: { id: customer.id } }, { staleTime: 0 });
  const { data } = query;
  return (
    <Section
      title={t(messages.removals)}
      actions={
        data?.can_open && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t(messages.removeFactors)}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ removals, wait_days: days }) => (
          <>
            <RemovalTable removals={removals} />
            {isAsked && (
              <RemovalDialog
                customer={customer}
                days={days}
                onOpened={() => {
                  setAsked(false);
                  refresh();
                }}
                onClose={() => setAsked(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function RemovalTable({ removals }: { readonly removals: readonly DeskFactorRemoval[] }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<DeskFactorRemoval>();
  const columns: Column<DeskFactorRemoval>[] = [
    { key: 'state', header: t(messages.state), cell: (removal) => describeState(removal, t) },
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
    {
      key: 'stop',
      header: t(messages.correctionActions),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      className: styles.action,
      cell: (removal) =>
        removal.outcome === null && (
          <Button size="sm" aria-label={t(messages.stopNow)} onClick={() => setAsked(removal)}>
            {t(messages.stopRemoval)}
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t(messages.removals)}
        columns={columns}
        rows={removals}
        rowKey={({ id }) => id}
        density="compact"
        empty={t(messages.noRemovals)}
      />
      {asked && (
        <CallDialog
          call={deskCancelFactorRemoval}
          parts={{ params: { id: asked.id } }}
          title={t(messages.stopTitle)}
          terms={t(messages.stopTerms)}
          action={t(messages.stopNow)}
          busy={t(messages.stoppingRemoval)}
          success={() => t(messages.removalCancelled)}
          onDone={() => {
            setAsked(undefined);
            refresh();
          }}
          onError={refresh}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
