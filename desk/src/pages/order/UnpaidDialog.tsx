import { useState } from 'react';
import { deskDecideUnpaid, type DeskOrder } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { TextAreaField, TextField } from '@storefront/shared/ui/field';
import { CallDialog } from '../../components/CallDialog';
import { orderNumber } from '../../components/OrderTable';
import { cacheOrder } from './cache-order';
import * as messages from './messages';

interface UnpaidDialogProps {
  readonly order: DeskOrder;
  readonly onClose: () => void;
}

/** Records what staff have decided about an order that was not paid for, and emails its customer what they write. */
export function UnpaidDialog({ order, onClose }: UnpaidDialogProps) {
  const t = useTranslate();
  const [written, setWritten] = useState('');
  const [decided, setDecided] = useState('');
  const [isTried, setTried] = useState(false);
  const [message, reason] = [written.trim(), decided.trim()];
  return (
    <CallDialog
      call={deskDecideUnpaid}
      parts={message !== '' && reason !== '' ? { params: { id: order.id }, input: { reason, message } } : undefined}
      onTried={() => setTried(true)}
      title={t(messages.decideTitle)}
      terms={t(messages.unpaidTerms, { number: orderNumber(order.id), name: order.customer.name })}
      action={t(messages.unpaidDecide)}
      busy={t(messages.unpaidDeciding)}
      hasInput={message !== '' || reason !== ''}
      success={() => t(messages.unpaidDone)}
      onDone={(changed) => {
        cacheOrder(changed);
        onClose();
      }}
      onClose={onClose}
    >
      <TextAreaField
        label={t(messages.unpaidMessage)}
        hint={t(messages.unpaidMessageHint)}
        error={isTried && message === '' ? t(messages.unpaidMessageMissing) : undefined}
        required
        dir="auto"
        maxLength={2000}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <TextField
        label={t(messages.decision)}
        hint={t(messages.decisionHint)}
        error={isTried && reason === '' ? t(messages.decisionMissing) : undefined}
        required
        maxLength={500}
        value={decided}
        onChange={(event) => setDecided(event.target.value)}
      />
    </CallDialog>
  );
}
