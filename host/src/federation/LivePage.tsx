// Loaded with the federation runtime: there is nothing to watch until a page has its code.
import { memo, useEffect, useState, type ComponentType } from 'react';
import { newReference } from '../reports/new-reference';
import type { LivePageProps } from './page-status';
import type { RemotePageId } from './registry-document';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';
import { RemoteWatch, PageHangError } from './RemoteWatch';
import { reportFailure } from './report-failure';

declare global {
  /** Replays clicks and typing from before hydration. Installed by host/server/early-presses.ts. */
  var __SF_ANSWER__: (() => void) | undefined;
}

/** Rendered beside a page, so that its effect runs once the page is hydrated and can handle the replayed events. */
function EarlyPresses() {
  useEffect(() => globalThis.__SF_ANSWER__?.(), []);
  return null;
}

/**
 * A loaded page of a remote, inside its error boundary and watchdog. Memoised: its parents render again right after hydration, and
 * without the memo the page would render again in the same task.
 * @param reload reloads the page after a crash
 */
export function livePage(
  id: RemotePageId,
  Page: ComponentType,
  reload: (id: RemotePageId) => Promise<unknown>,
): ComponentType<LivePageProps> {
  return memo(function LivePage({ loading }: LivePageProps) {
    // A new reference for each mount. A retry after a crash sets a new one, which remounts the page because it is also the key.
    const [reference, setReference] = useState(newReference);
    const retry = async () => {
      await reload(id);
      setReference(newReference());
    };
    return (
      <RemoteBoundary
        key={reference}
        onCrash={(error) =>
          reportFailure({ id, reference, reason: error instanceof PageHangError ? error.reason : 'crashed', error })
        }
        fallback={<RemoteFailure reference={reference} onRetry={retry} />}
      >
        <RemoteWatch loading={loading}>
          <Page />
          <EarlyPresses />
        </RemoteWatch>
      </RemoteBoundary>
    );
  });
}
