import { useState } from 'react';
import { deskDecideUnpaid, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Amount } from '../../components/Amount';
import { orderNumber } from '../../components/OrderTable';
import { DecisionDialog } from './DecisionDialog';
import { keepOrder } from './keep-order';
import * as messages from './messages';

/** Says what is owed for an order whose hold has lapsed, and records what was decided about it. */
export function UnpaidBanner({ order, owed }: { readonly order: DeskOrder; readonly owed: number }) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const decide = useApiMutation(deskDecideUnpaid, {
    onSuccess: (changed) => {
      keepOrder(changed);
      notify({ tone: 'success', text: t(messages.decided) });
      setAsked(false);
    },
  });
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
      {isAsked && (
        <DecisionDialog
          terms={t(messages.unpaidTerms, { number: orderNumber(order.id), name: order.customer.name })}
          isBusy={decide.isPending}
          error={decide.error}
          onDecide={(reason) => decide.mutate({ params: { id: order.id }, input: { reason } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
