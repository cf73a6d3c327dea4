import { useState } from 'react';
import { emailAddress } from '@storefront/shared/contract';
import { CORRECTION_PROOFS, deskOpenCorrection, proofReference } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { SelectField, TextField } from '@storefront/shared/ui/field';
import { CodeField, isCode } from '../../components/CodeField';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import * as messages from './messages';

interface CorrectionDialogProps {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly hours: number;
  readonly onOpened: () => void;
  readonly onClose: () => void;
}

/** Asks for the new address and for the proof that was seen, and says what will happen to whom and when. */
export function CorrectionDialog({ customer: { id, name, email }, hours, onOpened, onClose }: CorrectionDialogProps) {
  const t = useTranslate();
  const [newEmail, setNewEmail] = useState('');
  const [chosen, setChosen] = useState('');
  const [reference, setReference] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const open = useApiMutation(deskOpenCorrection, {
    onSuccess: ({ new_email }) => {
      notify({ tone: 'success', text: t(messages.correctionOpened, { email: new_email }) });
      onOpened();
    },
  });

  const address = emailAddress.safeParse(newEmail.trim());
  const proof = CORRECTION_PROOFS.find((kind) => kind === chosen);
  const writtenUp = proofReference.safeParse(reference);
  const confirm = () => {
    setTried(true);
    if (!address.success || !proof || !writtenUp.success || !isCode(code)) return;
    const input = { former_email: email, new_email: address.data, proof, reference: writtenUp.data, code };
    open.mutate({ params: { id }, input });
  };
  return (
    <ConfirmDialog
      title={t(messages.correctionTitle, { name })}
      terms={t(messages.correctionTerms, { email, hours })}
      action={t(messages.correctNow)}
      busy={t(messages.correcting)}
      isBusy={open.isPending || open.isSuccess}
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
      <SelectField
        label={t(messages.proofKind)}
        error={isTried && !proof ? t(messages.proofKindMissing) : undefined}
        required
        placeholder={t(messages.proofNone)}
        options={CORRECTION_PROOFS.map((kind) => ({ value: kind, label: t(messages.proofName, { proof: kind }) }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <TextField
        label={t(messages.reference)}
        hint={t(messages.referenceHint)}
        error={isTried ? writtenUp.error?.issues[0]?.message : undefined}
        required
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </ConfirmDialog>
  );
}
