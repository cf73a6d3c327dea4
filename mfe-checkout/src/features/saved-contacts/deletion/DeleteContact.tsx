import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { deleteContact, listContacts, type SavedContact } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { holderName } from '../contact-summary';
import * as messages from './messages';

/** Asks for confirmation before a saved contact is deleted. */
export function DeleteContact({ saved, onDone }: { saved: SavedContact; onDone: (deleted: boolean) => void }) {
  const t = useTranslate();
  const name = holderName(saved.contact);
  const remove = useApiMutation(deleteContact, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listContacts) });
      notify({ tone: 'success', text: t(messages.deleted, { name }) });
      onDone(true);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone(false)}
      title={t(messages.deleteTitle, { name })}
      description={t(messages.deleteEffect)}
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={remove.isPending && t(messages.deleting)}
            onClick={() => remove.mutate({ params: { id: saved.id } })}
          >
            {t(messages.confirmDelete)}
          </Button>
          <Button onClick={() => onDone(false)}>{t(messages.keep)}</Button>
        </>
      }
    >
      {remove.isError && (
        <Banner tone="danger">{t(messages.notDeleted, { failure: failureText(remove.error, t) })}</Banner>
      )}
    </Dialog>
  );
}
