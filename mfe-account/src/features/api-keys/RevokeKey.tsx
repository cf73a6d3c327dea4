import { revokeApiKey, type ApiKey } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import type { RefObject } from 'react';
import * as messages from './messages';

interface RevokeKeyProps {
  apiKey: ApiKey;
  /** Gets the focus afterwards, because the pressed button disappears with the key. */
  focusAfter: RefObject<HTMLElement | null>;
  onRevoked: () => Promise<void>;
  onDone: () => void;
}

/** Asks for confirmation before a key is revoked. */
export function RevokeKey({ apiKey: { id, name }, focusAfter, onRevoked, onDone }: RevokeKeyProps) {
  const t = useTranslate();
  const revoke = useReauthMutation(revokeApiKey, t(messages.revokeWhy), {
    onDone: async () => {
      await onRevoked();
      notify({ tone: 'success', text: t(messages.revoked, { name }) });
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={t(messages.revokeQuestion, { name })}
      description={t(messages.revokeTerms)}
      focusAfter={focusAfter}
      footer={
        <>
          <Button
            variant="danger-filled"
            loading={revoke.isPending && t(messages.oneMoment)}
            onClick={() => revoke.mutate({ params: { id } })}
          >
            {t(messages.revokeKey)}
          </Button>
          <Button onClick={onDone}>{t(messages.keep)}</Button>
        </>
      }
    >
      {revoke.error && (
        <Banner tone="danger">{t(messages.unchanged, { failure: failureText(revoke.error, t) })}</Banner>
      )}
      {revoke.dialog}
    </Dialog>
  );
}
