import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { getWithdrawal, withdraw, type Order, type Withdrawal } from '@storefront/shared/contract';
import { endsOfWithdrawal, failureText, isFinal, toUnicode } from '@storefront/shared/domain';
import { useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import styles from './withdrawal.module.css';

export interface WithdrawalSectionProps {
  order: Order;
  /** When the time to withdraw is over. */
  until: string;
  withdrawal: Withdrawal;
}

/** The withdrawal function for as long as it is open, and what became of it. */
export function WithdrawalSection({ order, until, withdrawal }: WithdrawalSectionProps) {
  const [asking, setAsking] = useState(false);
  if (withdrawal.declared_at !== null) {
    return (
      <Section title="Withdrawal">
        <p>
          You withdrew from this order on <DateText value={withdrawal.declared_at} time />. We acknowledged it by email,
          and pay back what is due within 14 days.
        </p>
      </Section>
    );
  }
  if (!withdrawal.open) return null;
  return (
    <Section title="Withdrawal">
      <div className={styles.withdrawal}>
        <p>
          As a consumer in the EU or the UK you may withdraw until <DateText value={until} time />.{' '}
          {!isFinal(order.status_name) &&
            'What has not begun is taken out of the order, and a transfer on its way is called off; you get the money for it back. '}
          As you agreed before paying, the right ends sooner:{' '}
          {endsOfWithdrawal(order.order_items.map(({ type, period, fee }) => ({ type, period, fee })))}.
        </p>
        <div>
          <Button onClick={() => setAsking(true)}>Withdraw from contract here</Button>
        </div>
      </div>
      {asking && <ConfirmWithdrawal order={order} onDone={() => setAsking(false)} />}
    </Section>
  );
}

/** The second step that the law asks for: what is declared, by whom, and one button that says so. */
function ConfirmWithdrawal({ order, onDone }: { order: Order; onDone: () => void }) {
  const { user } = useSession();
  const params = { id: order.order_id };
  const declare = useApiMutation(withdraw, {
    onSuccess: (withdrawal) => {
      queryClient.setQueryData(apiQueryKey(getWithdrawal, { params }), withdrawal);
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Withdraw from this order?"
      description="We write to you at once with date and time of your declaration. It cannot be taken back."
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={declare.isPending && 'Sending'}
            onClick={() => declare.mutate({ params, input: { confirm: true } })}
          >
            Confirm withdrawal
          </Button>
          <Button onClick={onDone}>Keep the order</Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>Declared by</dt>
        <dd>{user && `${user.first_name} ${user.last_name}`}</dd>
        <dt>Acknowledged to</dt>
        <dd>{user?.email}</dd>
        <dt>Order</dt>
        <dd>{order.order_id}</dd>
        <dt>Names</dt>
        <dd>{order.order_items.map(({ domain_name }) => toUnicode(domain_name)).join(', ')}</dd>
      </dl>
      {declare.isError && <Banner tone="danger">Your withdrawal was not sent. {failureText(declare.error)}</Banner>}
    </Dialog>
  );
}
