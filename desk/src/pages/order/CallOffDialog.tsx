import { useState } from 'react';
import { deskCallOff, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { TextField } from '@storefront/shared/ui/field';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { keepOrder } from './keep-order';
import * as messages from './messages';

interface CallOffDialogProps {
  readonly order: DeskOrder;
  readonly line: DeskOrder['items'][number];
  readonly onClose: () => void;
}

/** Confirms the cancellation of a transfer at the registrar, explaining what happens to the transfer and its payment. */
export function CallOffDialog({ order, line, onClose }: CallOffDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { currency_code: currency, customer, payment } = order;
  const why = reason.trim();
  const callOff = useApiMutation(deskCallOff, {
    onSuccess: (changed) => {
      keepOrder(changed);
      notify({ tone: 'success', text: t(messages.calledOff) });
      onClose();
    },
  });
  const confirm = () => {
    setTried(true);
    if (why !== '') callOff.mutate({ params: { id: order.id }, input: { item_id: line.id, reason: why } });
  };
  return (
    <ConfirmDialog
      title={t(messages.callOffTitle, { domain: toUnicode(line.domain_name) })}
      terms={t(messages.callOffTerms, {
        amount: formatMoney(toMinor(line.total, currency), currency),
        method: payment.method,
        name: customer.name,
        email: customer.email,
      })}
      action={t(messages.callOffNow)}
      busy={t(messages.callingOff)}
      isBusy={callOff.isPending}
      isDangerous
      hasInput={why !== ''}
      error={callOff.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t(messages.reason)}
        hint={t(messages.callOffHint)}
        error={isTried && why === '' ? t(messages.reasonMissing) : undefined}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
