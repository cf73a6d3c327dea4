import type { RemotePageId } from './registry-document';
import { sendReport, type FailureReport } from '../reports/send-report';
import { findPage } from './registry';

interface PageFailure extends Pick<FailureReport, 'reference' | 'error'> {
  readonly id: RemotePageId;
  readonly reason: 'absent' | 'incompatible' | 'outdated' | 'late' | 'failed' | 'crashed' | 'looping';
}

/** Puts the failure of a remote where its owners find it, with the release that this page load has of it. */
export function reportFailure({ id, ...failure }: PageFailure): void {
  const { remoteName, remote } = findPage(id);
  sendReport({ ...failure, page: id, remote: remoteName, version: remote?.version ?? null });
}
