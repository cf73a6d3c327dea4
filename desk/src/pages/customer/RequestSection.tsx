import { useState, type ReactNode } from 'react';
import {
  deskCustomerActivity,
  deskCustomerEmails,
  type deskCancelCorrection,
  type deskCancelFactorRemoval,
} from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, type UseQueryResult } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { CallDialog } from '../../components/CallDialog';
import { Loaded } from '../../components/Loaded';
import * as messages from './messages';
import styles from './customer.module.css';

interface OpenDialogProps {
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Texts for the cancellation of a request. */
interface CancelTexts<Row> {
  readonly button: string;
  /** Accessible name of the button. */
  readonly name: (row: Row) => string;
  readonly title: (row: Row) => string;
  readonly terms: string;
  readonly action: string;
  readonly busy: string;
  readonly success: string;
}

interface RequestSectionProps<Row, Data> {
  readonly title: string;
  readonly empty: string;
  readonly query: UseQueryResult<Data>;
  readonly getRows: (data: Data) => readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Label of the button that opens a request, and the dialog for it. */
  readonly openLabel: string;
  readonly openDialog: (data: Data, props: OpenDialogProps) => ReactNode;
  readonly cancelCall: typeof deskCancelCorrection | typeof deskCancelFactorRemoval;
  readonly cancelTexts: CancelTexts<Row>;
}

/** Lists requests that staff open for a customer, take effect after a wait, and can be cancelled until then. */
export function RequestSection<
  Row extends { readonly id: string; readonly outcome: string | null },
  Data extends { readonly can_open: boolean },
>(props: RequestSectionProps<Row, Data>) {
  const { title, empty, query, getRows, columns, openLabel, openDialog, cancelCall, cancelTexts: texts } = props;
  const t = useTranslate();
  const [isOpening, setOpening] = useState(false);
  const [cancelled, setCancelled] = useState<Row>();
  const refetch = () => {
    void query.refetch();
    for (const call of [deskCustomerActivity, deskCustomerEmails])
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(call) });
  };
  const cancelColumn: Column<Row> = {
    key: 'cancel',
    header: t(messages.correctionActions),
    headerHidden: true,
    align: 'end',
    narrow: 'end',
    className: styles.action,
    cell: (row) =>
      row.outcome === null && (
        <Button size="sm" aria-label={texts.name(row)} onClick={() => setCancelled(row)}>
          {texts.button}
        </Button>
      ),
  };
  return (
    <Section
      title={title}
      actions={
        query.data?.can_open && (
          <Button size="sm" onClick={() => setOpening(true)}>
            {openLabel}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(data) => (
          <>
            <DataTable
              caption={title}
              columns={[...columns, cancelColumn]}
              rows={getRows(data)}
              rowKey={({ id }) => id}
              density="compact"
              empty={empty}
            />
            {isOpening &&
              openDialog(data, {
                onOpened() {
                  setOpening(false);
                  refetch();
                },
                onClose: () => setOpening(false),
              })}
          </>
        )}
      </Loaded>
      {cancelled && (
        <CallDialog
          call={cancelCall}
          parts={{ params: { id: cancelled.id } }}
          title={texts.title(cancelled)}
          terms={texts.terms}
          action={texts.action}
          busy={texts.busy}
          success={() => texts.success}
          onDone={() => {
            setCancelled(undefined);
            refetch();
          }}
          onError={refetch}
          onClose={() => setCancelled(undefined)}
        />
      )}
    </Section>
  );
}
