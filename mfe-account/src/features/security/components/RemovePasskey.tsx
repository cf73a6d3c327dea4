import { removePasskey, type Passkey } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import type { RefObject } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { RemoveSecondFactor } from './RemoveSecondFactor';
import * as messages from './messages';

interface RemovePasskeyProps {
  passkey: Passkey;
  isLastFactor: boolean;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Asks for confirmation before a passkey is removed. */
export function RemovePasskey({ passkey: { id, name }, isLastFactor, focusAfter, onDone }: RemovePasskeyProps) {
  const t = useTranslate();
  const remove = useReauthMutation(removePasskey, t(messages.removalWhy), {
    onDone: async () => {
      await refreshSecurity();
      notify({ tone: 'success', text: t(messages.passkeyRemoved, { name }) });
      onDone();
    },
  });
  return (
    <RemoveSecondFactor
      title={t(messages.removeQuestion, { name })}
      description={t(messages.removalTerms)}
      action={t(messages.removePasskey)}
      isLastFactor={isLastFactor}
      focusAfter={focusAfter}
      removal={remove}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onDone}
    />
  );
}
