import { useState } from 'react';
import { deskAct } from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { fullLoad } from '@storefront/shared/routing';
import { TextAreaField } from '@storefront/shared/ui/field';
import { CodeField, isCode } from '../../components/CodeField';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import * as messages from './messages';

interface ActDialogProps {
  readonly customer: { readonly id: string; readonly name: string; readonly email: string };
  readonly onClose: () => void;
}

/** Asks for a reason and a code, then opens the shop in a support session for the customer. */
export function ActDialog({ customer: { id, name, email }, onClose }: ActDialogProps) {
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const act = useApiMutation(deskAct, { onSuccess: ({ link }) => fullLoad(link) });
  const why = reason.trim();
  const confirm = () => {
    setTried(true);
    if (why !== '' && isCode(code)) act.mutate({ params: { id }, input: { reason: why, code } });
  };
  return (
    <ConfirmDialog
      title={t(messages.actTitle, { name })}
      terms={t(messages.actTerms, { name, email })}
      action={t(messages.actNow, { name })}
      busy={t(messages.acting)}
      isBusy={act.isPending || act.isSuccess}
      hasInput={why !== ''}
      error={act.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextAreaField
        label={t(messages.actReason)}
        hint={t(messages.actReasonHint)}
        error={isTried && why === '' ? t(messages.reasonMissing) : undefined}
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </ConfirmDialog>
  );
}
