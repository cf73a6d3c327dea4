import type { Transfer, TransferBlock, TransferCheck } from '@storefront/shared/contract';
import { asId } from '@storefront/shared/testing';

/** The check of a domain that can be transferred, by default. */
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

/** The time of all completed steps. */
export const copiedAt = '2026-11-21T12:00:00Z';
const until = '2026-11-26T12:00:00Z';
/** A transfer that the registrant has to confirm now. */
export const runningTransfer: Transfer = {
  domain: 'tannery-lane.com',
  order_id: asId('order-1'),
  state: 'running',
  message: '',
  ordered_at: copiedAt,
  ended_at: null,
  steps: [
    { name: 'paid', state: 'done', actor: 'us', at: copiedAt, until: null },
    { name: 'zone_copied', state: 'done', actor: 'us', at: copiedAt, until: null },
    { name: 'asked', state: 'done', actor: 'us', at: copiedAt, until: null },
    { name: 'confirmed', state: 'current', actor: 'you', at: null, until },
    { name: 'released', state: 'todo', actor: 'registrar', at: null, until: null },
    { name: 'arrived', state: 'todo', actor: 'registry', at: null, until: null },
  ],
  can_cancel: true,
  can_resend: true,
  zone: {
    copied_at: copiedAt,
    nameservers: ['ns1.fernhill.example'],
    records: [{ name: '@', type: 'MX', ttl: 3600, data: '10 mail.tannery-lane.com.' }],
    missing: ['Records under other names cannot be seen from outside.'],
  },
};
