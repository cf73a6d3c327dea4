import { useTranslate } from '@storefront/shared/i18n';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
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
  return (
    <Dialog
      open
      // Closing it by a slip would lose the secret.
      hasInput
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.secretTitle)}
      description={t(isRotated ? messages.secretRotated : messages.secretTerms)}
      footer={
        <Button variant="filled" onClick={onClose}>
          {t(messages.done)}
        </Button>
      }
    >
      <Stack gap={12}>
        <TextField label={t(messages.secret)} mono readOnly value={secret} />
        <CopyButton text={secret} subject={t(messages.secret)} />
      </Stack>
    </Dialog>
  );
}
