export {
  type DomainRow,
  type HeldAddOns,
  heldAddOnsOf,
  ownDomain,
  type OwnDomain,
  privacyWasBought,
} from './own-domain';
export {
  lifeByOurClock,
  ownRenewalStatuses,
  type RenewableStage,
  type RenewalStatus,
  renewalStatusesOf,
} from './renewal-status';
