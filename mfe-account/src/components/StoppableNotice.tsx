import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import type { ReactNode } from 'react';

interface StoppableNoticeProps {
  children: ReactNode;
  stop: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (call: { input: Record<string, never> }) => void;
  };
  label: string;
  /** Replaces the label meanwhile. */
  stopping: string;
  disabledReason?: string;
}

/** Tells a signed-in customer of a change that is under way, and lets them stop it. */
export function StoppableNotice({ children, stop, label, stopping, disabledReason }: StoppableNoticeProps) {
  const t = useTranslate();
  return (
    <Stack gap={8}>
      <Banner
        tone="warning"
        action={
          <Button
            loading={stop.isPending && stopping}
            disabledReason={disabledReason}
            onClick={() => stop.mutate({ input: {} })}
          >
            {label}
          </Button>
        }
      >
        {children}
      </Banner>
      {stop.error && <Banner tone="danger">{failureText(stop.error, t)}</Banner>}
    </Stack>
  );
}
