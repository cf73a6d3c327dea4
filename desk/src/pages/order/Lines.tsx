import { useState } from 'react';
import { deskRefund, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { formatMoney, sumMinor, toMinor, toUnicode, toWire } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { TextField } from '@storefront/shared/ui/field';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { DomainLink } from '../../components/DomainLink';
import { Amount } from '../../components/Amount';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { itemMarker } from '../../components/status';
import { CallOffDialog } from './CallOffDialog';
import { keepOrder } from './keep-order';
import * as messages from './messages';
import styles from './order.module.css';

type Line = DeskOrder['items'][number];

/** Lists the items of an order, each with a refund button. */
export function Lines({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<readonly Line[]>();
  const [calledOff, setCalledOff] = useState<Line>();
  const refundable = order.items.filter(({ can_refund }) => can_refund);
  const currency = order.currency_code;
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
    {
      key: 'amount',
      header: t(messages.amount),
      align: 'end',
      narrow: 'labelled',
      cell: ({ amount }) => <Amount value={amount} currency={currency} />,
    },
    {
      key: 'tax',
      header: t(messages.tax),
      align: 'end',
      narrow: 'labelled',
      cell: ({ tax }) => <Amount value={tax} currency={currency} />,
    },
    {
      key: 'total',
      header: t(messages.total),
      align: 'end',
      narrow: 'labelled',
      cell: ({ total }) => <Amount value={total} currency={currency} strong />,
    },
    {
      key: 'refund',
      header: t(messages.refund),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (line) => (
        <>
          {line.can_refund && (
            <Button
              size="sm"
              aria-label={t(messages.refundNamed, { domain: toUnicode(line.domain_name) })}
              onClick={() => setAsked([line])}
            >
              {t(messages.refund)}
            </Button>
          )}
          {line.can_call_off && (
            <Button
              size="sm"
              aria-label={t(messages.callOffNamed, { domain: toUnicode(line.domain_name) })}
              onClick={() => setCalledOff(line)}
            >
              {t(messages.callOff)}
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <Section
      title={t(messages.lines)}
      actions={
        refundable.length > 1 && (
          <Button size="sm" onClick={() => setAsked(refundable)}>
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
      {asked && <RefundDialog order={order} lines={asked} onClose={() => setAsked(undefined)} />}
      {calledOff && <CallOffDialog order={order} line={calledOff} onClose={() => setCalledOff(undefined)} />}
    </Section>
  );
}

interface RefundDialogProps {
  readonly order: DeskOrder;
  readonly lines: readonly Line[];
  readonly onClose: () => void;
}

/** Confirms a refund with its amount and recipient. The server refuses a different amount, and carries out the same refund only once. */
function RefundDialog({ order, lines, onClose }: RefundDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { currency_code: currency, customer } = order;
  const minor = sumMinor(lines.map(({ total }) => toMinor(total, currency)));
  const amount = formatMoney(minor, currency);
  const refund = useApiMutation(deskRefund, {
    onSuccess: (changed) => {
      keepOrder(changed);
      notify({ tone: 'success', text: t(messages.refundBegun, { amount }) });
      onClose();
    },
  });
  const confirm = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') return;
    refund.mutate({
      params: { id: order.id },
      input: { item_ids: lines.map(({ id }) => id), amount: toWire(minor, currency), reason: reason.trim() },
    });
  };
  return (
    <ConfirmDialog
      title={t(messages.refundTitle, { amount, name: customer.name })}
      terms={t(messages.refundTerms, {
        amount,
        method: order.payment.method,
        name: customer.name,
        email: customer.email,
      })}
      action={t(messages.refundNow, { amount })}
      busy={t(messages.refunding)}
      isBusy={refund.isPending}
      isDangerous
      hasInput={reason.trim() !== ''}
      error={refund.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className={styles.chosen}>
        {lines.map(({ id, domain_name, total }) => (
          <li key={id}>
            <span translate="no">{toUnicode(domain_name)}</span>
            <Amount value={total} currency={currency} />
          </li>
        ))}
      </ul>
      <TextField
        label={t(messages.reason)}
        hint={t(messages.reasonHint)}
        error={isMissing && reason.trim() === '' ? t(messages.reasonMissing) : undefined}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className={styles.quiet}>{t(messages.refundNothingElse)}</p>
    </ConfirmDialog>
  );
}
