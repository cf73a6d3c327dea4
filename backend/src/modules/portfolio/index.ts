export {
  domainRow,
  type DomainRow,
  type HeldAddOns,
  getHeldAddOns,
  findDomainReader,
  lockDomain,
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
  getRenewalStatuses,
} from './renewal-status';
