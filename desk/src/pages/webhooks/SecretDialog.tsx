import { useState } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import * as messages from './messages';

interface SecretDialogProps {
  readonly secret: string;
  /** Whether another secret still signs. */
  readonly isRotated?: boolean;
  readonly onClose: () => void;
}

/** Shows a new secret: the server gives it out only once. */
export function SecretDialog({ secret, isRotated = false, onClose }: SecretDialogProps) {
  const t = useTranslate();
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog
      open
      // Nothing is entered here. Closing it by a slip would lose the secret, so that only a second attempt does.
      hasInput={false}
      onOpenChange={(open) => !open && (isWarned ? onClose() : setWarned(true))}
      title={t(messages.secretTitle)}
      description={t(isRotated ? messages.secretRotated : messages.secretTerms)}
      footer={
        <Button variant="filled" onClick={onClose}>
          {t(messages.done)}
        </Button>
      }
    >
      <Stack gap={12}>
        {isWarned && <Banner tone="warning">{t(messages.secretReminder)}</Banner>}
        <TextField label={t(messages.secret)} mono readOnly value={secret} />
        <CopyButton text={secret} subject={t(messages.secret)} />
      </Stack>
    </Dialog>
  );
}
