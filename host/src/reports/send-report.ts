import { logProblem } from '@storefront/shared/store';

/** A failure that a person saw, in the form that the gateway accepts (`server/browser-reports.ts`). */
export interface FailureReport {
  /** What the person sees and may quote. */
  readonly reference: string;
  /** A page of a remote by its id, or of the host by its path. */
  readonly page: string;
  /** Whose page it is: a remote, or `host`. */
  readonly remote: string;
  readonly version: string | null;
  /**
   * `looping`: the page rendered without end. `shown`: a page that tells of a failure was opened, whatever led there. `uncaught`: an
   * error or a rejection that no code caught; nobody was shown anything.
   */
  readonly reason:
    'absent' | 'incompatible' | 'outdated' | 'late' | 'failed' | 'crashed' | 'looping' | 'shown' | 'uncaught';
  readonly error: unknown;
}

const MAX_PAGE_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 500;

/** The innermost reason: the federation runtime wraps what the network or the remote's code said. */
function getMessage(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}

/** Reports a failure where its owners find it: in the console and, by reference, in the gateway's log (I12). */
export function sendReport({ error, page, ...report }: FailureReport): void {
  const message = getMessage(error).slice(0, MAX_MESSAGE_LENGTH);
  const { reference, remote, version, reason } = report;
  // The browser has already logged an uncaught one.
  if (reason !== 'uncaught') {
    logProblem(
      remote === 'host' ? 'host' : 'remote',
      new Error(`${reference}: ${page} of ${remote} ${version ?? '(no release)'} ${reason}: ${message}`),
    );
  }
  const body = JSON.stringify({ ...report, page: page.slice(0, MAX_PAGE_LENGTH), message });
  // Some browsers and blockers take it away; a report must not fail a page once more.
  if ('sendBeacon' in navigator)
    navigator.sendBeacon('/reports/page-failure', new Blob([body], { type: 'application/json' }));
}
