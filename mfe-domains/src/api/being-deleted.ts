import type { DomainInfo } from '@storefront/shared/contract';

/** Whether a domain is on its way out, so that it is not renewed any more. */
export const isBeingDeleted = ({ unsettled }: Pick<DomainInfo, 'unsettled'>): boolean =>
  unsettled?.some(({ change }) => change === 'deletion') ?? false;
