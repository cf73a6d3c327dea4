import type { TransferBlock, TransferCheck } from '@storefront/shared/contract';

/** A name that can move, unless said otherwise. */
export const transferCheck = (given: Partial<TransferCheck> = {}): TransferCheck => ({
  domain: 'tannery-lane.com',
  status: 'ready',
  blocks: [],
  auth_info: 'sealed.v1.abcdef',
  registrar: 'Fernhill Names',
  nameservers: ['ns1.fernhill.example', 'ns2.fernhill.example'],
  expiry_date: '2027-03-03T12:00:00Z',
  new_expiry_date: '2028-03-03T12:00:00Z',
  years_added: 1,
  currency_code: 'USD',
  price: 12.9,
  renewal_price: 14.9,
  ...given,
});

export const block = (
  cause: TransferBlock['cause'],
  until: string | null = null,
  days: number | null = null,
): TransferBlock => ({ cause, until, days });
