import { useState } from 'react';
import { deskDecideDispute, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Moment } from '../../components/Moment';
import { orderNumber } from '../../components/OrderTable';
import { keepOrder } from './keep-order';
import * as messages from './messages';

/** Says that the payment is or was disputed. After a lost dispute, records what was decided about the domains. */
export function DisputeBanner({ order, since }: { readonly order: DeskOrder; readonly since: string }) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const disputed = t(messages.disputed, { moment: () => <Moment at={since} /> });
  if (!order.can_decide_dispute)
    return (
      <Banner tone="danger">
        {disputed} {order.has_open_dispute && t(messages.disputeOpen)}
      </Banner>
    );
  return (
    <>
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => setAsked(true)}>
            {t(messages.decide)}
          </Button>
        }
      >
        {disputed} {t(messages.disputeLost)}
      </Banner>
      {isAsked && <DecisionDialog order={order} onClose={() => setAsked(false)} />}
    </>
  );
}

function DecisionDialog({ order, onClose }: { readonly order: DeskOrder; readonly onClose: () => void }) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const decision = reason.trim();
  const decide = useApiMutation(deskDecideDispute, {
    onSuccess: (changed) => {
      keepOrder(changed);
      notify({ tone: 'success', text: t(messages.decided) });
      onClose();
    },
  });
  const confirm = () => {
    setTried(true);
    if (decision !== '') decide.mutate({ params: { id: order.id }, input: { reason: decision } });
  };
  return (
    <ConfirmDialog
      title={t(messages.decideTitle)}
      terms={t(messages.decideTerms, { number: orderNumber(order.id), name: order.customer.name })}
      action={t(messages.decide)}
      busy={t(messages.deciding)}
      isBusy={decide.isPending}
      hasInput={decision !== ''}
      error={decide.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t(messages.decision)}
        hint={t(messages.decisionHint)}
        error={isTried && decision === '' ? t(messages.decisionMissing) : undefined}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
