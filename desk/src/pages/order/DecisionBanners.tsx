import { useState, type ReactNode } from 'react';
import { deskDecide, type DecisionKind, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { Amount } from '../../components/Amount';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Moment } from '../../components/Moment';
import { orderNumber } from '../../components/OrderTable';
import { keepOrder } from './keep-order';
import * as messages from './messages';

/** Says that the payment is or was disputed, and what staff have to decide about the order. */
export function DecisionBanners({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<DecisionKind>();
  const { customer, currency_code: currency, decisions = [] } = order;
  const { disputed_at } = order.payment;
  const name = customer.name;
  const isLost = decisions.some(({ about }) => about === 'lost_dispute');
  const banner = (key: string, about: DecisionKind | undefined, text: ReactNode) => (
    <Banner
      key={key}
      tone="danger"
      action={
        about &&
        order.can_decide && (
          <Button size="sm" onClick={() => setAsked(about)}>
            {t(messages.decide)}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
  return (
    <>
      {disputed_at &&
        banner(
          'dispute',
          isLost ? 'lost_dispute' : undefined,
          <>
            {t(messages.disputed, { moment: () => <Moment at={disputed_at} /> })} {isLost && t(messages.disputeLost)}
            {order.has_open_dispute && t(messages.disputeOpen)}
          </>,
        )}
      {decisions.map(({ about, since, domain, amount }) => {
        if (about === 'withdrawal')
          return banner(
            `${about} ${domain}`,
            about,
            t(messages.withdrawalLate, { name, domain: toUnicode(domain ?? '') }),
          );
        if (about === 'failed_refund')
          return banner(
            about,
            about,
            t(messages.refundCameBack, {
              name,
              moment: () => <Moment at={since} />,
              amount: () => <Amount value={amount ?? 0} currency={currency} />,
            }),
          );
        return null;
      })}
      {asked && <DecisionDialog order={order} about={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface DecisionDialogProps {
  readonly order: DeskOrder;
  readonly about: DecisionKind;
  readonly onClose: () => void;
}

function DecisionDialog({ order, about, onClose }: DecisionDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const decision = reason.trim();
  const decide = useApiMutation(deskDecide, {
    onSuccess: (changed) => {
      keepOrder(changed);
      notify({ tone: 'success', text: t(messages.decided) });
      onClose();
    },
  });
  const confirm = () => {
    setTried(true);
    if (decision !== '') decide.mutate({ params: { id: order.id }, input: { about, reason: decision } });
  };
  return (
    <ConfirmDialog
      title={t(messages.decideTitle)}
      terms={t(messages.decideTerms, { about, number: orderNumber(order.id), name: order.customer.name })}
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
