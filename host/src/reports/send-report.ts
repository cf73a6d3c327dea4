import { logProblem } from '@storefront/shared/store';

/** A failure that a visitor saw, in the gateway's format (`server/browser-reports.ts`). */
export interface FailureReport {
  /** The reference that the visitor sees and may quote. */
  readonly reference: string;
  /** The ID of a remote's page, or the path of a host page. */
  readonly page: string;
  /** The owner of the page: a remote, or `host`. */
  readonly remote: string;
  readonly version: string | null;
  /**
   * `looping`: the page rendered without end. `shown`: a page that reports a failure was opened, for whatever reason. `uncaught`: an
   * uncaught error or rejection; the visitor was shown nothing.
   */
  readonly reason:
    'absent' | 'incompatible' | 'outdated' | 'late' | 'failed' | 'crashed' | 'looping' | 'shown' | 'uncaught';
  readonly error: unknown;
}

const MAX_PAGE_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 500;

/** Returns the innermost message: the federation runtime wraps errors of the network and of remotes. */
function getMessage(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

/** Reports a failure to its owners: in the console and, by reference, in the gateway's log (I12). */
export function sendReport({ error, page, ...report }: FailureReport): void {
  const message = getMessage(error).slice(0, MAX_MESSAGE_LENGTH);
  const { reference, remote, version, reason } = report;
  // The browser has already logged uncaught errors.
  if (reason !== 'uncaught') {
    logProblem(
      remote === 'host' ? 'host' : 'remote',
      new Error(`${reference}: ${page} of ${remote} ${version ?? '(no release)'} ${reason}: ${message}`),
    );
  }
  const body = JSON.stringify({ ...report, page: page.slice(0, MAX_PAGE_LENGTH), message });
  // Some browsers and blockers remove it, and a report must not cause another failure.
  if ('sendBeacon' in navigator)
    navigator.sendBeacon('/reports/page-failure', new Blob([body], { type: 'application/json' }));
}
