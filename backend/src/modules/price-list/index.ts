export { defaultListPrices } from './default-tables';
export { createPriceImportService, type ImportOutcome, type PriceImportService } from './price-import-service';
export { connectToImports, listenForImports } from './price-import-socket';
export { PriceListCache, type SellingDeps } from './price-list-cache';
export { type EndingPrices, PriceList, type TaxRule } from './price-list';
export { isSaleCurrency, saleCurrency, type SaleCurrency } from './sale-currency';
export { formatChange } from './table-changes';
export { TABLE_NAMES } from './tables';
