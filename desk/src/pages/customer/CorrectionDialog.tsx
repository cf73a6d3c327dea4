import { useState } from 'react';
import { emailAddress } from '@storefront/shared/contract';
import { deskOpenCorrection } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { TextField } from '@storefront/shared/ui/field';
import { CallDialog } from '../../components/CallDialog';
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
  const address = emailAddress.safeParse(newEmail.trim());
  const parts =
    address.success && draft.answered
      ? { params: { id }, input: { former_email: email, new_email: address.data, ...draft.answered } }
      : undefined;
  return (
    <CallDialog
      call={deskOpenCorrection}
      parts={parts}
      onTried={() => setTried(true)}
      title={t(messages.correctionTitle, { name })}
      terms={t(messages.correctionTerms, { email, hours })}
      action={t(messages.correctNow)}
      busy={t(messages.correcting)}
      hasInput={newEmail.trim() !== '' || draft.reference.trim() !== ''}
      success={({ new_email }) => t(messages.correctionOpened, { email: new_email })}
      onDone={onOpened}
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
    </CallDialog>
  );
}
