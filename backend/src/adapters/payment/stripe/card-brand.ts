const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos Australia',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A brand as its cards carry it; `Card` for one that Stripe does not know or that has come since. */
export function brandName(brand: string): string {
  return BRANDS[brand] ?? 'Card';
}
