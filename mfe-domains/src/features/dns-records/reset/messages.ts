// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const title: Message = ['mfe-domains/features/dns-records/reset/title', 'Restore the default records'];
export const replace: Message<{ count: number }> = [
  'mfe-domains/features/dns-records/reset/replace',
  [['count', 2, { one: ['Replace ', 0, ' record'], other: ['Replace all ', 0, ' records'] }]],
];
export const restoring: Message = ['mfe-domains/features/dns-records/reset/restoring', 'Restoring'];
export const failed: Message<{ notice: string | number; failure: string | number }> = [
  'mfe-domains/features/dns-records/reset/failed',
  [['notice'], '. ', ['failure']],
];
export const consequence: Message = [
  'mfe-domains/features/dns-records/reset/consequence',
  'All records you added are removed, along with unsaved changes. Email and websites that need them stop working. You can undo this for 30 days under History.',
];
