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

/** Asks before a stored card is forgotten. */
export function RemoveCard({ card, onDone }: { card: PaymentMethod; onDone: () => void }) {
  const t = useTranslate();
  const remove = useReauthMutation(deletePaymentMethod, `You are about to remove ${methodTitle(card)}.`, {
    onDone: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listPaymentMethods) });
      notify({ tone: 'success', text: `${methodTitle(card)} was removed.` });
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={`Remove ${methodTitle(card)}?`}
      description="Names that renew themselves with this card will need another one. To use it again, add it anew."
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={remove.isPending && 'Removing'}
            onClick={() => remove.mutate({ input: { id: card.id } })}
          >
            Remove the card
          </Button>
          <Button onClick={onDone}>Keep it</Button>
        </>
      }
    >
      {remove.isError && <Banner tone="danger">The card was not removed. {failureText(remove.error, t)}</Banner>}
      {remove.dialog}
    </Dialog>
  );
}
