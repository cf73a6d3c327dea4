import { apiQueryKey, queryClient, useApiMutation } from '@storefront/shared/api';
import { deleteContact, listContacts, type SavedContact } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { holderName } from './contact-words';

/** Asks before a saved contact is forgotten. */
export function DeleteContact({ saved, onDone }: { saved: SavedContact; onDone: (deleted: boolean) => void }) {
  const name = holderName(saved.contact);
  const remove = useApiMutation(deleteContact, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(listContacts) });
      notify({ tone: 'success', text: `The contact ${name} was deleted.` });
      onDone(true);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone(false)}
      title={`Delete the contact ${name}?`}
      description="Names that were registered with it keep their owner. What is in the form stays there."
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={remove.isPending && 'Deleting'}
            onClick={() => remove.mutate({ params: { id: saved.id } })}
          >
            Delete the contact
          </Button>
          <Button onClick={() => onDone(false)}>Keep it</Button>
        </>
      }
    >
      {remove.isError && <Banner tone="danger">The contact was not deleted. {failureText(remove.error)}</Banner>}
    </Dialog>
  );
}
