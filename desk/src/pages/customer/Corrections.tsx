import { useState } from 'react';
import {
  deskCancelCorrection,
  deskCorrections,
  deskCustomerActivity,
  deskCustomerEmails,
  type DeskCorrection,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { CallDialog } from '../../components/CallDialog';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { CorrectionDialog } from './CorrectionDialog';
import * as messages from './messages';
import styles from './customer.module.css';

/** Refetches what a correction changes, apart from the customer. */
const refresh = (): void => {
  for (const call of [deskCorrections, deskCustomerActivity, deskCustomerEmails])
    void queryClient.invalidateQueries({ queryKey: apiQueryKey(call) });
};

/** Describes what a correction is waiting for, or how it ended. */
function describeState(correction: DeskCorrection, t: Translate) {
  const { outcome, ended_at, cancelled_by, new_confirmed_at, waits_until, expires_at } = correction;
  if (outcome !== null && ended_at !== null)
    return t(messages.endedAs, {
      outcome,
      name: cancelled_by ?? t(messages.unknownStaff),
      moment: () => <Moment at={ended_at} />,
    });
  return new_confirmed_at === null
    ? t(messages.waitsForNew, { moment: () => <Moment at={expires_at} /> })
    : t(messages.waitsForTime, { moment: () => <Moment at={waits_until} /> });
}

interface CorrectionsProps {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
}

/** Lists open and past corrections of the email address. */
export function Corrections({ customer }: CorrectionsProps) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const query = useApiQuery(deskCorrections, { params: { id: customer.id } }, { staleTime: 0 });
  const { data } = query;
  return (
    <Section
      title={t(messages.corrections)}
      actions={
        data?.can_open && (
          <Button size="sm" onClick={() => setAsked(true)}>
            {t(messages.correct)}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ corrections, wait_hours: hours }) => (
          <>
            <CorrectionTable corrections={corrections} />
            {isAsked && (
              <CorrectionDialog
                customer={customer}
                hours={hours}
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

function CorrectionTable({ corrections }: { readonly corrections: readonly DeskCorrection[] }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<DeskCorrection>();
  const columns: Column<DeskCorrection>[] = [
    { key: 'to', breaks: true, header: t(messages.newAddress), cell: ({ new_email }) => new_email },
    { key: 'state', header: t(messages.state), narrow: 'labelled', cell: (correction) => describeState(correction, t) },
    { key: 'proof', header: t(messages.proof), narrow: 'labelled', cell: (seen) => t(messages.proofShort, seen) },
    {
      key: 'opened',
      header: t(messages.opened),
      narrow: 'labelled',
      cell: ({ opened_at, opened_by: name }) => t(messages.openedBy, { name, moment: () => <Moment at={opened_at} /> }),
    },
    {
      key: 'cancel',
      header: t(messages.correctionActions),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      className: styles.action,
      cell: (correction) =>
        correction.outcome === null && (
          <Button
            size="sm"
            aria-label={t(messages.cancelNamed, { email: correction.new_email })}
            onClick={() => setAsked(correction)}
          >
            {t(messages.cancelCorrection)}
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t(messages.corrections)}
        columns={columns}
        rows={corrections}
        rowKey={({ id }) => id}
        density="compact"
        empty={t(messages.noCorrections)}
      />
      {asked && (
        <CallDialog
          call={deskCancelCorrection}
          parts={{ params: { id: asked.id } }}
          title={t(messages.cancelTitle, { email: asked.new_email })}
          terms={t(messages.cancelTerms)}
          action={t(messages.cancelNow)}
          busy={t(messages.cancelling)}
          success={() => t(messages.correctionCancelled)}
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
