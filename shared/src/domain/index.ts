export { ADD_ONS, ADD_ON_QUANTITY_MAX, ADD_ON_SERVICES, SERVICE_TYPES } from './add-ons';
export type { CartItem, Priced, SubProduct } from './cart-item';
export { DEFAULT_TLD, MAX_WAIT_S, NOTICE_TIMEOUT_MS, RENEWAL_YEARS_MAX, SEARCH_GROUPS } from './constants';
export { COST_YEARS, costOverYears, termCost, type TermPrices, type YearPrices } from './cost-over-years';
export { toCsv } from './csv';
export { readSecretFiles, SECRET_SETTINGS } from './secret-files';
export { COUNTRY_CODES, isCountryCode } from './country-codes';
export { countryInSentence, countryName } from './country-name';
export { CURRENCY_LOCALE, currencyDigits, currencyLabel, prioritizedCurrencies } from './currency';
export { fileDate, formatDate, formatDateTime } from './date-format';
export { addYears, daysLeft } from './dates';
export { nameLife, type LifePeriods, type NameLife } from './life-stage';
export {
  MINOR_MAX,
  assertMinor,
  formatMoney,
  sellCurrencies,
  splitMinor,
  subtractMinor,
  sumMinor,
  timesMinor,
  toMinor,
  toWire,
  type Minor,
} from './money';
export { readEmailForwards, readForwardingUrl, type EmailForward, type EmailForwardProblem } from './forwarding';
export {
  isNameList,
  nameListHash,
  namesInHash,
  readNameList,
  type NameList,
  type RefusalCode,
  type RefusedEntry,
} from './name-list';
export { addressSubject, isPublicAddress, readIpv4, readIpv6 } from './ip-address';
export { LABEL_MAX, NAME_MAX, splitDomain, toAscii, withDefaultTld, type DomainName } from './names';
export { mixesScripts } from './mixed-scripts';
export { dottedTld, toUnicode } from './to-unicode';
export { sanitizeWord } from './sanitize-word';
export { readSearchWord, type RefusedWord, type SearchWord, type WordProblem } from './search-word';
export {
  nameserverChanges,
  NAMESERVERS_MAX,
  NAMESERVERS_MIN,
  needsGlue,
  readNameservers,
  type Nameserver,
  type NameserverProblem,
  type TypedNameserver,
} from './nameservers';
export { newIdempotencyKey } from './idempotency-key';
export { lineKind, type LineKind } from './line-kind';
export { formatList } from './list-in-words';
export { orderPayload, type OrderInput } from './order-payload';
export { isFinal } from './order-status';
export { pageLanguage, setPageLanguage } from './page-language';
export { getAddedYears, maxRenewalYears, nearestPeriod, getPeriods } from './periods';
export { preferredLanguage } from './preferred-language';
export { isMethodExpired, methodEnd, methodExpiry, methodTitle, namedMethod } from './payment-method';
export { isGuessable, type GuessedFirst } from './guessable-password';
export { asSentence, joinSentences, shortReference, withoutFullStop } from './sentences';
export {
  DRAFT_HOURS,
  EMAIL_RECORD_DAYS,
  KNOWN_ADDRESS_DAYS,
  formatDuration,
  EXPIRY_NOTICE_DAYS,
  LINK_SECONDS,
  RENEWAL_LEAD_DAYS,
  RENEWAL_RETRY_DAYS,
} from './product-terms';
export { normalizePhone, type PhoneInput } from './phone';
export { listChangedKeys, isMaterialChange, REGISTRANT_LOCK_DAYS } from './registrant-change';
export { VERIFICATION_DAYS, needsRegistrantVerification, verifiedTuple, verifyBy } from './registrant-verification';
export {
  formatAddressLines,
  formatPersonName,
  isFamilyNameFirst,
  isLargestFirst,
  joinAddress,
  writtenPhone,
} from './written-contact';
export { findStandardTax, type StandardTax } from './standard-tax';
export { isReverseCharged, REVERSE_CHARGE, type VatStatus } from './reverse-charge';
export { proratedCost, type PartOfTerm } from './prorated-cost';
export { listChangedParts, listTaxes, type NamedTax, type PartChange, type SeenAddOn } from './part-change';
export { listEndingAddOns, getRenewal, type Renewal } from './renewal';
export { splitCost, type CostPart, type RenewalFee } from './renewal-fee';
export { addressWord, listMissingParts, type AddressPart } from './addresses/address-rules';
export { examplePostalCode, tidyPostalCode } from './addresses/postal-codes';
export { listSubdivisions, tidyState, type Subdivision } from './addresses/subdivisions';
export { once } from './once';
export { phoneProblem, toRegistryPhone } from './phone-plans';
export { IDENTITY_FIELDS } from './tld-requirements/identity-fields';
export { individualFlag } from './tld-requirements/individual-flag';
export {
  CA_LEGAL_TYPES,
  EEA_COUNTRIES,
  EU_MEMBERS,
  US_CATEGORIES,
  US_PURPOSES,
} from './tld-requirements/look-up-lists';
export { registryKey } from './tld-requirements/registry-key';
export {
  askedFields,
  optionsFor,
  tldAnswers,
  tldRequirements,
  tldsThatNeed,
  validateRoleContact,
  validateTldData,
} from './tld-requirements/requirements';
export type {
  FieldProblem,
  RuleInput,
  ListedOption,
  LookUpList,
  Option,
  RegistrantKind,
  TldAnswers,
  TldField,
  TldRequirements,
} from './tld-requirements/types';
export { groupTaxes, computeTax, type TaxLine } from './tax';
export { formatVatNumber, readVatNumber, vatNumberExample, vatPrefix, type VatNumber } from './vat-number';
export {
  getWithdrawalEnds,
  isWithdrawalOver,
  lastWithdrawalDay,
  needsPerformanceConsent,
  PERFORMANCE_CONSENT,
  WITHDRAWAL_DAYS,
  withdrawalEnd,
  type PerformedLine,
} from './withdrawal';
export type { IsPublicHoliday } from './working-day';
export { cartTotals, lineTotals, selectedAddOns, type PricedLine, type PricedPart, type Totals } from './totals';
export { checkRecord } from './dns/check-record';
export {
  DS_ALGORITHMS,
  DS_DIGESTS,
  readDsRecord,
  sameDsRecords,
  type DsProblem,
  type DsRecord,
  type TypedDsRecord,
} from './dns/ds-record';
export { isDnsKey, readDsText, type DsSource, type TypedDnsKey } from './dns/ds-text';
export { absoluteName } from './dns/record-name';
export { TTL_MAX, TTL_MIN } from './dns/record-ttl';
export { readRdata } from './dns/rdata';
export { quoteStrings, txtStrings, unquoteTxt } from './dns/txt-data';
export { parseZoneFile, printZoneFile, type ZoneFile, type ZoneFileNote } from './dns/zone-file';
export { zoneProblems, type ZoneProblem } from './dns/zone-problems';
export type { RecordInput, RecordProblem, ZoneRecord } from './dns/zone-record';
export { zoneWarnings, type ZoneWarning } from './dns/zone-warnings';
export {
  readTransferLines,
  TRANSFER_CODE_MAX,
  TRANSFER_NAMES_MAX,
  type TransferLine,
  type TransferLineFault,
  type TransferLineProblem,
  type TransferPaste,
} from './transfer-lines';
