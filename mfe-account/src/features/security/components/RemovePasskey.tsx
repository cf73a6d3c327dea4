import { api } from '@storefront/shared/api';
import { removePasskey, type Passkey } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
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
  return (
    <RemoveSecondFactor
      title={`Remove the passkey ${name}?`}
      description="It does not sign you in any more. Your device or password manager may still show it; delete it there too."
      why="You are about to remove a passkey."
      action="Remove the passkey"
      isLastFactor={isLastFactor}
      focusAfter={focusAfter}
      onConfirm={() => api.call(removePasskey, { params: { id } })}
      onDone={async (isDone) => {
        if (isDone) {
          await refreshSecurity();
          notify({ tone: 'success', text: `The passkey ${name} is removed.` });
        }
        onDone();
      }}
    />
  );
}
