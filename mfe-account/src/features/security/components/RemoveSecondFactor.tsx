import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import type { ReactNode, RefObject } from 'react';
import * as messages from './messages';

interface RemoveSecondFactorProps {
  title: string;
  description: string;
  /** The verb of the button. */
  action: string;
  /** Whether the account has no second factor afterwards. */
  isLastFactor: boolean;
  /** Gets the focus afterwards, if the pressed button disappears with the factor. */
  focusAfter?: RefObject<HTMLElement | null>;
  removal: { readonly isPending: boolean; readonly error: Error | null; readonly dialog: ReactNode };
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a second factor is removed, and warns if it is the last one. */
export function RemoveSecondFactor({
  title,
  description,
  action,
  isLastFactor,
  focusAfter,
  removal: { isPending, error, dialog },
  onConfirm,
  onClose,
}: RemoveSecondFactorProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="danger-filled" loading={isPending && t(messages.oneMoment)} onClick={onConfirm}>
            {action}
          </Button>
          <Button onClick={onClose}>{t(messages.keep)}</Button>
        </>
      }
    >
      <Stack gap={12}>
        {isLastFactor && <Banner tone="warning">{t(messages.passwordAlone)}</Banner>}
        {error && <Banner tone="danger">{t(messages.unchanged, { failure: failureText(error, t) })}</Banner>}
      </Stack>
      {dialog}
    </Dialog>
  );
}
