import { useState } from 'react';
import { deskOpenFactorRemoval } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ProofFields, useProofDraft } from './ProofFields';
import * as messages from './messages';

interface RemovalDialogProps {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly days: number;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Asks for the proof of identity, and explains what will happen and when. */
export function RemovalDialog({ customer: { id, name, email }, days, onOpened, onClose }: RemovalDialogProps) {
  const t = useTranslate();
  const draft = useProofDraft();
  const [isTried, setTried] = useState(false);
  const open = useApiMutation(deskOpenFactorRemoval, {
    onSuccess: () => {
      notify({ tone: 'success', text: t(messages.removalOpened) });
      onOpened();
    },
  });
  const confirm = () => {
    setTried(true);
    if (draft.answered) open.mutate({ params: { id }, input: draft.answered });
  };
  return (
    <ConfirmDialog
      title={t(messages.removalTitle, { name })}
      terms={t(messages.removalTerms, { email, days })}
      action={t(messages.removeNow)}
      busy={t(messages.removing)}
      isBusy={open.isPending || open.isSuccess}
      hasInput={draft.reference.trim() !== ''}
      error={open.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ProofFields draft={draft} isTried={isTried} />
    </ConfirmDialog>
  );
}
