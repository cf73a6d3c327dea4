import { useState } from 'react';
import { deskCancel, deskRetry, type DeskOrder } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { CallDialog } from '../../components/CallDialog';
import { orderNumber } from '../../components/OrderTable';
import { cacheOrder } from './cache-order';
import * as messages from './messages';

/** Actions for a stuck order. */
export function OrderActions({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [action, setAction] = useState<'retry' | 'cancel'>();
  const close = () => setAction(undefined);
  const onDone = (changed: DeskOrder) => {
    cacheOrder(changed);
    close();
  };
  const named = { number: orderNumber(order.id), name: order.customer.name };
  const count = order.items.filter(({ status }) => status === 'waiting').length;
  return (
    <>
      {order.can_retry && <Button onClick={() => setAction('retry')}>{t(messages.retry)}</Button>}
      {order.can_cancel && (
        <Button variant="danger" onClick={() => setAction('cancel')}>
          {t(messages.cancel)}
        </Button>
      )}
      {action === 'retry' && (
        <CallDialog
          call={deskRetry}
          parts={{ params: { id: order.id } }}
          title={t(messages.retryTitle)}
          terms={t(messages.retryTerms, named)}
          action={t(messages.retry)}
          busy={t(messages.retrying)}
          success={() => t(messages.retried)}
          onDone={onDone}
          onClose={close}
        />
      )}
      {action === 'cancel' && (
        <CallDialog
          call={deskCancel}
          parts={{ params: { id: order.id } }}
          title={t(messages.cancelTitle)}
          terms={t(messages.cancelTerms, { ...named, count })}
          action={t(messages.cancelNow, { count })}
          busy={t(messages.cancelling)}
          isDangerous
          success={() => t(messages.cancelled)}
          onDone={onDone}
          onClose={close}
        />
      )}
    </>
  );
}
