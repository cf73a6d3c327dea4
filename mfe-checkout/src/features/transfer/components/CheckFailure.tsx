import { failureCause } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { FailurePanel } from '@storefront/shared/ui/feedback';
import * as messages from '../messages';

/** Shown if the check itself failed. */
export function CheckFailure({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  const t = useTranslate();
  return (
    <FailurePanel
      title={t(messages.notChecked)}
      cause={error}
      line={t(messages.codesKept, { cause: failureCause(error, t) })}
      onRetry={onRetry}
      retrying={retrying && t(messages.checking)}
    />
  );
}
