import { useState } from 'react';
import { deskDecideUnpaid, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { Amount } from '../../components/Amount';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { orderNumber } from '../../components/OrderTable';
import { keepOrder } from './keep-order';
import * as messages from './messages';

/** Says what is owed for an order whose hold has lapsed, and records what was decided about it. */
export function UnpaidBanner({ order, owed }: { readonly order: DeskOrder; readonly owed: number }) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Banner
        tone="danger"
        action={
          order.can_decide_unpaid && (
            <Button size="sm" onClick={() => setAsked(true)}>
              {t(messages.decide)}
            </Button>
          )
        }
      >
        {t(messages.unpaid, {
          amount: () => <Amount value={owed} currency={order.currency_code} />,
          name: order.customer.name,
        })}
      </Banner>
      {isAsked && <UnpaidDialog order={order} onClose={() => setAsked(false)} />}
    </>
  );
}

function UnpaidDialog({ order, onClose }: { readonly order: DeskOrder; readonly onClose: () => void }) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const decision = reason.trim();
  const decide = useApiMutation(deskDecideUnpaid, {
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
      terms={t(messages.unpaidTerms, { number: orderNumber(order.id), name: order.customer.name })}
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
