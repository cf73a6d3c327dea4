import { useState, type ReactNode } from 'react';
import { deskDecide, type DecisionKind, type DeskOrder } from '@storefront/shared/contract/desk';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Amount } from '../../components/Amount';
import { Moment } from '../../components/Moment';
import { orderNumber } from '../../components/OrderTable';
import { cacheOrder } from './cache-order';
import { DecisionDialog } from './DecisionDialog';
import { UnpaidDialog } from './UnpaidDialog';
import * as messages from './messages';

interface DecisionBannerProps {
  /** Undefined if there is nothing to decide. */
  readonly onDecide: (() => void) | undefined;
  readonly children: ReactNode;
}

function DecisionBanner({ onDecide, children }: DecisionBannerProps) {
  const t = useTranslate();
  return (
    <Banner
      tone="danger"
      action={
        onDecide && (
          <Button size="sm" onClick={onDecide}>
            {t(messages.decide)}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}

/** Says what is owed for an order whose hold has lapsed, and records what was decided about it. */
export function UnpaidBanner({ order, owed }: { readonly order: DeskOrder; readonly owed: number }) {
  const t = useTranslate();
  const [isDeciding, setDeciding] = useState(false);
  const name = order.customer.name;
  return (
    <>
      <DecisionBanner onDecide={order.can_decide_unpaid ? () => setDeciding(true) : undefined}>
        {t(messages.unpaid, { amount: () => <Amount value={owed} currency={order.currency_code} />, name })}
      </DecisionBanner>
      {isDeciding && <UnpaidDialog order={order} onClose={() => setDeciding(false)} />}
    </>
  );
}

interface DecisionTextProps {
  readonly decision: NonNullable<DeskOrder['decisions']>[number];
  readonly order: DeskOrder;
}

/** Says what happened that staff have to decide about. */
function DecisionText({ decision, order }: DecisionTextProps) {
  const t = useTranslate();
  const { about, since, amount } = decision;
  const { name } = order.customer;
  const domain = toUnicode(decision.domain ?? '');
  const moment = () => <Moment at={since} />;
  switch (about) {
    case 'lost_dispute':
      return t(messages.disputeLost);
    case 'withdrawal':
      return t(messages.withdrawalLate, { name, domain });
    case 'withdrawal_unanswered':
      return t(messages.withdrawalUnanswered, { name, moment, domain });
    case 'failed_refund':
      return t(messages.refundCameBack, {
        name,
        moment,
        amount: () => <Amount value={amount ?? 0} currency={order.currency_code} />,
      });
  }
}

/** Says that the payment is or was disputed, or that the bank is inquiring about it, and what staff have to decide about the order. */
export function DecisionBanners({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [about, setAbout] = useState<DecisionKind>();
  const { decisions = [], has_open_dispute: isOpen, has_inquiry: isInquired } = order;
  const { disputed_at } = order.payment;
  const name = order.customer.name;
  const isLost = decisions.some((decision) => decision.about === 'lost_dispute');
  const decide = (kind: DecisionKind) => (order.can_decide ? () => setAbout(kind) : undefined);
  return (
    <>
      {disputed_at && (
        <DecisionBanner onDecide={isLost ? decide('lost_dispute') : undefined}>
          {t(isInquired ? messages.inquired : messages.disputed, { moment: () => <Moment at={disputed_at} /> })}{' '}
          {isLost && t(messages.disputeLost)}
          {isOpen && t(messages.disputeOpen)}
        </DecisionBanner>
      )}
      {decisions
        .filter((decision) => decision.about !== 'lost_dispute')
        .map((decision) => (
          <DecisionBanner key={`${decision.about} ${decision.domain}`} onDecide={decide(decision.about)}>
            <DecisionText decision={decision} order={order} />
          </DecisionBanner>
        ))}
      {about && (
        <DecisionDialog
          call={deskDecide}
          toParts={(reason) => ({ params: { id: order.id }, input: { about, reason } })}
          terms={t(messages.decideTerms, { about, number: orderNumber(order.id), name })}
          onDone={(changed) => {
            cacheOrder(changed);
            setAbout(undefined);
          }}
          onClose={() => setAbout(undefined)}
        />
      )}
    </>
  );
}
