// Written by tools/messages/generate.mjs. The texts are in host/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const label: Message = ['host/layout/support/label', 'Support session'];
export const acting: Message<{
  staff: string | number;
  customer: string | number;
  email: string | number;
  time: string | number;
}> = [
  'host/layout/support/acting',
  [['staff'], ' is acting for ', ['customer'], ' (', ['email'], ') until ', ['time'], '.'],
];
export const customerOnly: Message = [
  'host/layout/support/customerOnly',
  'Only the customer can pay, change sign-in settings, billing details, auto-renew or the owner, see the transfer code, or delete anything.',
];
export const end: Message = ['host/layout/support/end', 'End'];
export const ending: Message = ['host/layout/support/ending', 'Ending'];
