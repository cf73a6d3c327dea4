import { useState } from 'react';
import { deskAct } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { fullLoad } from '@storefront/shared/routing';
import { TextAreaField } from '@storefront/shared/ui/field';
import { CallDialog } from '../../components/CallDialog';
import { CodeField, isCode } from '../../components/CodeField';
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
  const stated = reason.trim();
  return (
    <CallDialog
      call={deskAct}
      parts={stated !== '' && isCode(code) ? { params: { id }, input: { reason: stated, code } } : undefined}
      onTried={() => setTried(true)}
      title={t(messages.actTitle, { name })}
      terms={t(messages.actTerms, { name, email })}
      action={t(messages.actNow, { name })}
      busy={t(messages.acting)}
      hasInput={stated !== ''}
      onDone={({ link }) => fullLoad(link)}
      onClose={onClose}
    >
      <TextAreaField
        label={t(messages.actReason)}
        hint={t(messages.actReasonHint)}
        error={isTried && stated === '' ? t(messages.reasonMissing) : undefined}
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </CallDialog>
  );
}
