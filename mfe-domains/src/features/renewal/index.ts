export { AutorenewSwitch } from './AutorenewSwitch';
export { BulkActions } from './BulkActions';
export { RenewalCost } from './RenewalCost';
export { RenewDomain } from './RenewDomain';
export { useRenewalPrices } from './use-renewal-prices';
