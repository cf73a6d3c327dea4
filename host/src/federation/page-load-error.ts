import type { RemotePageId } from './registry-document';
import { newReference } from '../reports/new-reference';

/**
 * A page of a remote could not be shown. `absent`: no published release has it; `incompatible`: the release is made for another
 * version of the host. Trying again is of no use for either. `outdated`: what this document knows of the release is no longer to be
 * had; a reload helps.
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
