import type { RemotePageId } from '@storefront/shared/contract';
import { newReference } from '../reports/new-reference';

/** A page of a remote could not be shown. `absent`: no published release has it, so trying again is of no use. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly reference = newReference();

  constructor(
    readonly id: RemotePageId,
    readonly reason: 'absent' | 'late' | 'failed',
    options?: ErrorOptions,
  ) {
    super(`${id}: ${reason}`, options);
  }
}
