// Comes with the federation runtime: before a page has its code there is nothing to watch.
import { memo, useEffect, useState, type ComponentType } from 'react';
import { newReference } from '../reports/new-reference';
import type { LivePageProps } from './page-status';
import type { RemotePageId } from './registry-document';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFailure } from './RemoteFailure';
import { RemoteWatch, PageHangError } from './RemoteWatch';
import { reportFailure } from './report-failure';

declare global {
  /** Does again what was pressed and typed before the page could answer; host/server/early-presses.ts puts it there. */
  var __SF_ANSWER__: (() => void) | undefined;
}

/** Stands beside a page: once both are taken over, the page can answer. */
function EarlyPresses() {
  useEffect(() => globalThis.__SF_ANSWER__?.(), []);
  return null;
}

/**
 * A page of a remote that has its code, with what keeps its failures inside. Memoised: what stands above it is rendered once more when it
 * has been taken over, and the page would be with it, in one task.
 * @param reload loads it anew, after a crash
 */
export function livePage(
  id: RemotePageId,
  Page: ComponentType,
  reload: (id: RemotePageId) => Promise<unknown>,
): ComponentType<LivePageProps> {
  return memo(function LivePage({ loading }: LivePageProps) {
    // One reference for each time that the page is mounted; after a crash it becomes the key of a new life.
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
