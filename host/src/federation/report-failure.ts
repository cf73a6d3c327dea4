import type { RemotePageId } from './registry-document';
import { sendReport, type FailureReport } from '../reports/send-report';
import { findPage } from './registry';

interface PageFailure extends Pick<FailureReport, 'reference' | 'error'> {
  readonly id: RemotePageId;
  readonly reason: 'absent' | 'incompatible' | 'outdated' | 'late' | 'failed' | 'crashed' | 'looping';
}

/** Reports the failure of a remote to its owners, with the release that this page load uses. */
export function reportFailure({ id, ...failure }: PageFailure): void {
  const { remoteName, remote } = findPage(id);
  sendReport({ ...failure, page: id, remote: remoteName, version: remote?.version ?? null });
}
