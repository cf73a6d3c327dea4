import type { RemotePageId } from './registry-document';
import { newReference } from '../reports/new-reference';

/**
 * A page of a remote could not be shown. `absent`: no published release contains it; `incompatible`: its release needs another version of
 * the host; a retry helps neither. `outdated`: the release that this document lists is no longer available, so only a reload helps.
 */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly reference = newReference();

  constructor(
    readonly id: RemotePageId,
    readonly reason: 'absent' | 'incompatible' | 'outdated' | 'late' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`${id}: ${reason}`, options);
  }
}
