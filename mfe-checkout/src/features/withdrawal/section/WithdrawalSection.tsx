import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { getWithdrawal, withdraw, type Order, type Withdrawal } from '@storefront/shared/contract';
import { formatPersonName, isFinal, toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useSession } from '@storefront/shared/session';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { useState } from 'react';
import { withdrawalEnds } from '../../../model/withdrawal-ends';
import * as messages from './messages';
import styles from './withdrawal.module.css';

export interface WithdrawalSectionProps {
  order: Order;
  lastDay: string;
  withdrawal: Withdrawal;
}

/** The withdrawal function while it is available, and its outcome afterwards. */
export function WithdrawalSection({ order, lastDay, withdrawal }: WithdrawalSectionProps) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { declared_at } = withdrawal;
  if (declared_at !== null) {
    return (
      <Section title={t(messages.withdrawal)}>
        <p>{t(messages.declared, { date: () => <DateText value={declared_at} time /> })}</p>
      </Section>
    );
  }
  if (!withdrawal.open) return null;
  return (
    <Section title={t(messages.withdrawal)}>
      <div className={styles.withdrawal}>
        <p>
          {t(messages.right, {
            date: () => <DateText value={lastDay} />,
            final: isFinal(order.status_name),
            ends: withdrawalEnds(
              order.order_items.map(({ type, period, fee }) => ({ type, period, fee })),
              t,
            ),
          })}
        </p>
        <div>
          <Button {...customerOnly('withdraw')} onClick={() => setDialogOpen(true)}>
            {t(messages.withdraw)}
          </Button>
        </div>
      </div>
      {isDialogOpen && <ConfirmWithdrawal order={order} onDone={() => setDialogOpen(false)} />}
    </Section>
  );
}

/** The confirmation that the law requires: what is declared, by whom, and one button labelled accordingly. */
function ConfirmWithdrawal({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useTranslate();
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
      isBusy={declare.isPending}
      title={t(messages.title)}
      description={t(messages.effect, { final: isFinal(order.status_name) })}
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={declare.isPending && t(messages.sending)}
            onClick={() => declare.mutate({ params, input: { confirm: true } })}
          >
            {t(messages.confirm)}
          </Button>
          <Button disabled={declare.isPending} onClick={onDone}>
            {t(messages.keep)}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>{t(messages.declaredBy)}</dt>
        <dd>{user && formatPersonName(user)}</dd>
        <dt>{t(messages.acknowledgedTo)}</dt>
        <dd>{user?.email}</dd>
        <dt>{t(messages.order)}</dt>
        <dd>
          <bdi dir="ltr">{order.order_id}</bdi>
        </dd>
        <dt>{t(messages.names)}</dt>
        <dd>
          <ul className={styles.names}>
            {order.order_items.map(({ id, domain_name }) => (
              <li key={id}>
                <bdi>{toUnicode(domain_name)}</bdi>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      {declare.isError && (
        <Banner tone="danger">{t(messages.notSent, { failure: failureText(declare.error, t) })}</Banner>
      )}
    </Dialog>
  );
}
