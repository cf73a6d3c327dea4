import { useState, type ReactNode } from 'react';
import { deskDecide, type DecisionKind, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Amount } from '../../components/Amount';
import { Moment } from '../../components/Moment';
import { orderNumber } from '../../components/OrderTable';
import { DecisionDialog } from './DecisionDialog';
import { keepOrder } from './keep-order';
import * as messages from './messages';

/** Says that the payment is or was disputed, and what staff have to decide about the order. */
export function DecisionBanners({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<DecisionKind>();
  const decide = useApiMutation(deskDecide, {
    onSuccess: (changed) => {
      keepOrder(changed);
      notify({ tone: 'success', text: t(messages.decided) });
      setAsked(undefined);
    },
  });
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
        if (about === 'withdrawal_unanswered')
          return banner(
            `${about} ${domain}`,
            about,
            t(messages.withdrawalUnanswered, {
              name,
              moment: () => <Moment at={since} />,
              domain: toUnicode(domain ?? ''),
            }),
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
      {asked && (
        <DecisionDialog
          terms={t(messages.decideTerms, { about: asked, number: orderNumber(order.id), name })}
          isBusy={decide.isPending}
          error={decide.error}
          onDecide={(reason) => decide.mutate({ params: { id: order.id }, input: { about: asked, reason } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
