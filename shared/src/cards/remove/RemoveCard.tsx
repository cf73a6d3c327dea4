import { apiQueryKey, queryClient } from '@storefront/shared/api';
import { deletePaymentMethod, listPaymentMethods, type PaymentMethod } from '@storefront/shared/contract';
import { methodTitle } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import * as messages from './messages';

/** Asks for confirmation before a stored card is removed. */
export function RemoveCard({ card, onDone }: { card: PaymentMethod; onDone: () => void }) {
  const t = useTranslate();
  const named = { card: methodTitle(card) };
  const remove = useReauthMutation(deletePaymentMethod, t(messages.aboutToRemove, named), {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      notify({ tone: 'success', text: t(messages.removed, named) });
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={t(messages.title, named)}
      description={t(messages.description)}
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={remove.isPending && t(messages.removing)}
            onClick={() => remove.mutate({ input: { id: card.id } })}
          >
            {t(messages.remove)}
          </Button>
          <Button onClick={onDone}>{t(messages.keep)}</Button>
        </>
      }
    >
      {remove.isError && <Banner tone="danger">{t(messages.notRemoved, { why: failureText(remove.error, t) })}</Banner>}
      {remove.dialog}
    </Dialog>
  );
}
