import { ApiError } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Button, type ButtonProps } from '@storefront/shared/ui/button';
import { useHydrated } from '@storefront/shared/store';
import { FieldError } from '@storefront/shared/ui/field';
import { useId, useState } from 'react';
import * as messages from './messages';
import { knowsPasskeys, PasskeyProblem, refusalText } from './passkey';

export interface PasskeyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'ref'> {
  /** Requests the passkey and continues. A failure is shown beside the button. */
  onUse: () => Promise<unknown>;
}

/**
 * A button to continue with a passkey. Renders nothing without browser support, which the server assumes, since nearly all browsers have
 * it.
 */
export function PasskeyButton({ onUse, ...look }: PasskeyButtonProps) {
  const t = useTranslate();
  const errorId = useId();
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Error>();

  async function use() {
    setPending(true);
    setProblem(undefined);
    try {
      await onUse();
    } catch (error) {
      setProblem(error as Error);
    } finally {
      setPending(false);
    }
  }

  // Anything else is a defect, for the page's error boundary.
  if (problem && !(problem instanceof ApiError || problem instanceof PasskeyProblem)) throw problem;
  if (hydrated && !knowsPasskeys()) return null;
  return (
    <div>
      <Button
        {...look}
        loading={pending && t(messages.waiting)}
        aria-describedby={problem ? errorId : undefined}
        onClick={() => void use()}
      >
        {t(messages.usePasskey)}
      </Button>
      {problem && (
        <div role="alert">
          <FieldError id={errorId}>{refusalText(problem, t)}</FieldError>
        </div>
      )}
    </div>
  );
}
