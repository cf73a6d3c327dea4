// Written by tools/messages/generate.mjs. The texts are in mfe-domains/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const failed: Message<{ domain: string | number; failure: string | number }> = [
  'mfe-domains/api/failed',
  [['domain'], ': ', ['failure']],
];
export const notChanged: Message<{ failures: string | number }> = [
  'mfe-domains/api/notChanged',
  ['Not changed: ', ['failures']],
];
