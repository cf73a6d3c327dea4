export {
  addOnsFor,
  premiumIn,
  type PricedService,
  priceService,
  type Sale,
  withTax,
  yearsSold,
  yearsSoldInWords,
} from './price-engine';
export { type NoPrice, priceQuestion, priceQuestions, type RegistryAnswers } from './price-service';
export { addressesOf, paidFrom, proratedAddOns, renewedAddOns } from './prorated-add-ons';
export { type Quote, quoteHolds, readQuote } from './quote';
export { priceRoutes } from './routes';
export { areReverseCharged, type TaxedCustomer, taxPlaceOf, taxRulesOf } from './tax-place';
