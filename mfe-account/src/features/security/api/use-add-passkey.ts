import { api } from '@storefront/shared/api';
import { addPasskey, beginPasskey } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { makePasskey, useReauth } from '@storefront/shared/password';
import type { ReactNode } from 'react';
import * as messages from '../model/messages';

interface AddPasskeyCalls {
  /**
   * Creates a passkey in the browser and adds it to the account.
   * @returns new recovery codes, if any; null if the customer cancelled
   * @throws ApiError, PasskeyProblem
   */
  add: (name: string) => Promise<readonly string[] | null>;
  /** Has to be rendered by the component that uses the hook. */
  dialog: ReactNode;
}

export function useAddPasskey(): AddPasskeyCalls {
  const t = useTranslate();
  const reauth = useReauth(t(messages.opensAccount));

  async function add(name: string) {
    const question = await reauth.run(() => api.call(beginPasskey));
    const answer = question && (await makePasskey(question.options));
    if (!answer) return null;
    const { recovery_codes } = await api.call(addPasskey, { input: { ticket: question.ticket, name, answer } });
    return recovery_codes;
  }
  return { add, dialog: reauth.dialog };
}
