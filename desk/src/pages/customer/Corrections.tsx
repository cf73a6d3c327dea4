import type { OutputOf } from '@storefront/shared/contract';
import { deskCancelCorrection, deskCorrections, type DeskCorrection } from '@storefront/shared/contract/desk';
import { useApiQuery } from '@storefront/shared/api';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Moment } from '../../components/Moment';
import { CorrectionDialog } from './CorrectionDialog';
import { RequestSection } from './RequestSection';
import * as messages from './messages';

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
  const query = useApiQuery(deskCorrections, { params: { id: customer.id } }, { staleTime: 0 });
  return (
    <RequestSection<DeskCorrection, OutputOf<typeof deskCorrections>>
      title={t(messages.corrections)}
      empty={t(messages.noCorrections)}
      query={query}
      getRows={({ corrections }) => corrections}
      columns={[
        { key: 'to', breaks: true, header: t(messages.newAddress), cell: ({ new_email }) => new_email },
        { key: 'state', header: t(messages.state), narrow: 'labelled', cell: (row) => describeState(row, t) },
        { key: 'proof', header: t(messages.proof), narrow: 'labelled', cell: (row) => t(messages.proofShort, row) },
        {
          key: 'opened',
          header: t(messages.opened),
          narrow: 'labelled',
          cell: ({ opened_at, opened_by: name }) =>
            t(messages.openedBy, { name, moment: () => <Moment at={opened_at} /> }),
        },
      ]}
      openLabel={t(messages.correct)}
      openDialog={({ wait_hours }, props) => <CorrectionDialog customer={customer} hours={wait_hours} {...props} />}
      cancelCall={deskCancelCorrection}
      cancelTexts={{
        button: t(messages.cancelCorrection),
        name: ({ new_email: email }) => t(messages.cancelNamed, { email }),
        title: ({ new_email: email }) => t(messages.cancelTitle, { email }),
        terms: t(messages.cancelTerms),
        action: t(messages.cancelNow),
        busy: t(messages.cancelling),
        success: t(messages.correctionCancelled),
      }}
    />
  );
}
