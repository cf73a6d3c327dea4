import type { DomainInfo } from '@storefront/shared/contract';

/** Whether a domain is being deleted, so that it cannot be renewed. */
export const isBeingDeleted = ({ unsettled }: Pick<DomainInfo, 'unsettled'>): boolean =>
  unsettled?.some(({ change }) => change === 'deletion') ?? false;
