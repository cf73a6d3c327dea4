import { useState } from 'react';
import { deskCancel, deskRetry, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { orderNumber } from '../../components/OrderTable';
import { keepOrder } from './keep-order';
import * as messages from './messages';

/** Actions for a stuck order. */
export function OrderActions({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const [asked, setAsked] = useState<'retry' | 'cancel'>();
  const close = () => setAsked(undefined);
  const done = (said: string) => (changed: DeskOrder) => {
    keepOrder(changed);
    notify({ tone: 'success', text: said });
    close();
  };
  const retry = useApiMutation(deskRetry, { onSuccess: done(t(messages.retried)) });
  const cancel = useApiMutation(deskCancel, { onSuccess: done(t(messages.cancelled)) });
  const whose = { number: orderNumber(order.id), name: order.customer.name };
  const count = order.items.filter(({ status }) => status === 'waiting').length;
  return (
    <>
      {order.can_retry && (
        <Button
          onClick={() => {
            retry.reset();
            setAsked('retry');
          }}
        >
          {t(messages.retry)}
        </Button>
      )}
      {order.can_cancel && (
        <Button
          variant="danger"
          onClick={() => {
            cancel.reset();
            setAsked('cancel');
          }}
        >
          {t(messages.cancel)}
        </Button>
      )}
      {asked === 'retry' && (
        <ConfirmDialog
          title={t(messages.retryTitle)}
          terms={t(messages.retryTerms, whose)}
          action={t(messages.retry)}
          busy={t(messages.retrying)}
          isBusy={retry.isPending}
          error={retry.error}
          onConfirm={() => retry.mutate({ params: { id: order.id } })}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={t(messages.cancelTitle)}
          terms={t(messages.cancelTerms, { ...whose, count })}
          action={t(messages.cancelNow, { count })}
          busy={t(messages.cancelling)}
          isBusy={cancel.isPending}
          isDangerous
          error={cancel.error}
          onConfirm={() => cancel.mutate({ params: { id: order.id } })}
          onClose={close}
        />
      )}
    </>
  );
}
