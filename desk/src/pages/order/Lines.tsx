import { useState } from 'react';
import type { DeskOrder } from '@storefront/shared/contract/desk';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Amount } from '../../components/Amount';
import { DomainLink } from '../../components/DomainLink';
import { itemMarker } from '../../components/status';
import { CallOffDialog } from './CallOffDialog';
import { RefundDialog } from './RefundDialog';
import * as messages from './messages';
import styles from './order.module.css';

type Line = DeskOrder['items'][number];

/** Lists the items of an order, each with a refund button. */
export function Lines({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [refunded, setRefunded] = useState<DeskOrder['items']>();
  const [calledOff, setCalledOff] = useState<Line>();
  const refundable = order.items.filter(({ can_refund }) => can_refund);
  const amountColumn = (key: 'amount' | 'tax' | 'total', header: string): Column<Line> => ({
    key,
    header,
    align: 'end',
    narrow: 'labelled',
    cell: (line) => <Amount value={line[key]} currency={order.currency_code} strong={key === 'total'} />,
  });
  const columns: Column<Line>[] = [
    {
      key: 'line',
      breaks: true,
      header: t(messages.line),
      cell: ({ domain_name, type, period }) => (
        <>
          <span className={styles.name}>
            <DomainLink name={domain_name} />
          </span>
          <span className={styles.detail}>{t(messages.term, { type, years: period })}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t(messages.state),
      cell: ({ status, message }) => (
        <>
          <StateText state={itemMarker[status]}>{t(messages.itemStatus, { status })}</StateText>
          {message && <span className={styles.detail}>{t(messages.customerReads, { message })}</span>}
        </>
      ),
    },
    amountColumn('amount', t(messages.amount)),
    amountColumn('tax', t(messages.tax)),
    amountColumn('total', t(messages.total)),
    {
      key: 'refund',
      header: t(messages.refund),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (line) => (
        <LineActions line={line} onRefund={() => setRefunded([line])} onCallOff={() => setCalledOff(line)} />
      ),
    },
  ];
  return (
    <Section
      title={t(messages.lines)}
      actions={
        refundable.length > 1 && (
          <Button size="sm" onClick={() => setRefunded(refundable)}>
            {t(messages.refundAll)}
          </Button>
        )
      }
    >
      <DataTable
        caption={t(messages.lines)}
        columns={columns}
        rows={order.items}
        rowKey={({ id }) => id}
        density="compact"
      />
      {refunded && <RefundDialog order={order} lines={refunded} onClose={() => setRefunded(undefined)} />}
      {calledOff && <CallOffDialog order={order} line={calledOff} onClose={() => setCalledOff(undefined)} />}
    </Section>
  );
}

interface LineActionsProps {
  readonly line: Line;
  readonly onRefund: () => void;
  readonly onCallOff: () => void;
}

function LineActions({ line, onRefund, onCallOff }: LineActionsProps) {
  const t = useTranslate();
  const domain = toUnicode(line.domain_name);
  return (
    <>
      {line.can_refund && (
        <Button size="sm" aria-label={t(messages.refundNamed, { domain })} onClick={onRefund}>
          {t(messages.refund)}
        </Button>
      )}
      {line.can_call_off && (
        <Button size="sm" aria-label={t(messages.callOffNamed, { domain })} onClick={onCallOff}>
          {t(messages.callOff)}
        </Button>
      )}
    </>
  );
}
