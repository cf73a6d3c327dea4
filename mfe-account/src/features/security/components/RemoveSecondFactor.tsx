import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import type { RefObject } from 'react';
import { useReauthAction } from '../api/use-reauth-action';

interface RemoveSecondFactorProps {
  title: string;
  description: string;
  /** Why a proof is asked for. */
  why: string;
  /** The verb of the button. */
  action: string;
  /** The account has no second factor after it. */
  isLastFactor: boolean;
  /** Where the focus goes when the button that asked disappears with the factor. */
  focusAfter?: RefObject<HTMLElement | null>;
  onConfirm: () => Promise<unknown>;
  onDone: (isDone: boolean) => void | Promise<void>;
}

/** Asks before a second factor is removed, and warns where it is the last one. */
export function RemoveSecondFactor({
  title,
  description,
  why,
  action,
  isLastFactor,
  focusAfter,
  onConfirm,
  onDone,
}: RemoveSecondFactorProps) {
  const { run, pending, problem, dialog } = useReauthAction(why);

  async function confirm() {
    if (await run(() => onConfirm().then(() => true))) await onDone(true);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void onDone(false)}
      title={title}
      description={description}
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="danger-filled" loading={pending && 'One moment'} onClick={() => void confirm()}>
            {action}
          </Button>
          <Button onClick={() => void onDone(false)}>Keep it</Button>
        </>
      }
    >
      <Stack gap={12}>
        {isLastFactor && (
          <Banner tone="warning">Your password alone opens your account then, and your recovery codes end.</Banner>
        )}
        {problem && <Banner tone="danger">Nothing changed. {problem}</Banner>}
      </Stack>
      {dialog}
    </Dialog>
  );
}
