import { useState } from 'react';
import { emailAddress } from '@storefront/shared/contract';
import { deskOpenCorrection } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { TextField } from '@storefront/shared/ui/field';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ProofFields, useProofDraft } from './ProofFields';
import * as messages from './messages';

interface CorrectionDialogProps {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly hours: number;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Asks for the new address and the proof of identity, and explains what will happen and when. */
export function CorrectionDialog({ customer: { id, name, email }, hours, onOpened, onClose }: CorrectionDialogProps) {
  const t = useTranslate();
  const [newEmail, setNewEmail] = useState('');
  const draft = useProofDraft();
  const [isTried, setTried] = useState(false);
  const open = useApiMutation(deskOpenCorrection, {
    onSuccess: ({ new_email }) => {
      notify({ tone: 'success', text: t(messages.correctionOpened, { email: new_email }) });
      onOpened();
    },
  });

  const address = emailAddress.safeParse(newEmail.trim());
  const confirm = () => {
    setTried(true);
    if (!address.success || !draft.answered) return;
    open.mutate({ params: { id }, input: { former_email: email, new_email: address.data, ...draft.answered } });
  };
  return (
    <ConfirmDialog
      title={t(messages.correctionTitle, { name })}
      terms={t(messages.correctionTerms, { email, hours })}
      action={t(messages.correctNow)}
      busy={t(messages.correcting)}
      isBusy={open.isPending || open.isSuccess}
      hasInput={newEmail.trim() !== '' || draft.reference.trim() !== ''}
      error={open.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t(messages.newEmail)}
        error={isTried && !address.success ? t(messages.newEmailMissing) : undefined}
        required
        type="email"
        autoComplete="off"
        value={newEmail}
        onChange={(event) => setNewEmail(event.target.value)}
      />
      <ProofFields draft={draft} isTried={isTried} />
    </ConfirmDialog>
  );
}
