import { failureCause } from '@storefront/shared/domain';
import { FailurePanel } from '@storefront/shared/ui/feedback';

/** The check itself did not go through. */
export function CheckFailure({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  return (
    <FailurePanel
      title="The names could not be checked"
      cause={error}
      line={`${failureCause(error)} The codes you gave are kept; nothing was ordered.`}
      onRetry={onRetry}
      retrying={retrying && 'Checking'}
    />
  );
}
