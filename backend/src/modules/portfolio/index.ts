export {
  domainRow,
  type DomainRow,
  type HeldAddOns,
  heldAddOnsOf,
  holderAddress,
  lockedDomain,
  ownDomain,
  ownExpiries,
  type OwnDomain,
  privacyWasBought,
} from './queries';
export {
  lifeByOurClock,
  ownRenewalStatuses,
  type RenewableStage,
  type RenewalStatus,
  renewalStatusesOf,
} from './renewal-status';
