import { removePasskey, type Passkey } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import type { RefObject } from 'react';
import { refreshSecurity } from '../api/refresh-security';
import { RemoveSecondFactor } from './RemoveSecondFactor';

interface RemovePasskeyProps {
  passkey: Passkey;
  isLastFactor: boolean;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Asks before a passkey is not taken any more. */
export function RemovePasskey({ passkey: { id, name }, isLastFactor, focusAfter, onDone }: RemovePasskeyProps) {
  const remove = useReauthMutation(removePasskey, 'You are about to remove a passkey.', {
    onDone: async () => {
      await refreshSecurity();
      notify({ tone: 'success', text: `The passkey ${name} is removed.` });
      onDone();
    },
  });
  return (
    <RemoveSecondFactor
      title={`Remove the passkey ${name}?`}
      description="It does not sign you in any more. Your device or password manager may still show it; delete it there too."
      action="Remove the passkey"
      isLastFactor={isLastFactor}
      focusAfter={focusAfter}
      removal={remove}
      onConfirm={() => remove.mutate({ params: { id } })}
      onClose={onDone}
    />
  );
}
