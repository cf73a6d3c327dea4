import { useState } from 'react';
import { deskOpenFactorRemoval } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { CallDialog } from '../../components/CallDialog';
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
  return (
    <CallDialog
      call={deskOpenFactorRemoval}
      parts={draft.answered && { params: { id }, input: draft.answered }}
      onTried={() => setTried(true)}
      title={t(messages.removalTitle, { name })}
      terms={t(messages.removalTerms, { email, days })}
      action={t(messages.removeNow)}
      busy={t(messages.removing)}
      hasInput={draft.reference.trim() !== ''}
      success={() => t(messages.removalOpened)}
      onDone={onOpened}
      onClose={onClose}
    >
      <ProofFields draft={draft} isTried={isTried} />
    </CallDialog>
  );
}
