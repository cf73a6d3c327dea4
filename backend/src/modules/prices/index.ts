export {
  addOnsFor,
  premiumIn,
  type PricedService,
  priceService,
  type Sale,
  withTax,
  yearsSold,
  formatYearsSold,
} from './price-engine';
export { type NoPrice, priceQuestion, priceQuestions, type RegistryAnswers } from './price-service';
export { countAddresses, paidFrom, prorateAddOns, listRenewedAddOns } from './prorated-add-ons';
export { type Quote, quoteHolds, readQuote } from './quote';
export { priceRoutes } from './routes';
export { areReverseCharged, type TaxedCustomer, getTaxPlace, getTaxRules } from './tax-place';
