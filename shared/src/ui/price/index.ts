export { ChangedParts, type ChangedPartsProps } from './ChangedParts';
export { CostParts, type CostPartsProps } from './CostParts';
export { Money, type MoneyProps } from './Money';
export { Price, type PriceProps } from './Price';
export { PriceChange, type PriceChangeProps } from './PriceChange';
export { TotalRow, type TotalRowProps } from './TotalRow';
