// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const title: Message<{ name: Tag }> = [
  'mfe-checkout/pages/transfer-message/title',
  ['Transfer of ', ['name', '']],
];
export const windowTitle: Message<{ domain: string | number }> = [
  'mfe-checkout/pages/transfer-message/windowTitle',
  ['Transfer of ', ['domain']],
];
export const about: Message = ['mfe-checkout/pages/transfer-message/about', 'About a transfer'];
export const nothingAsked: Message = ['mfe-checkout/pages/transfer-message/nothingAsked', 'No domain was chosen'];
export const askHow: Message = [
  'mfe-checkout/pages/transfer-message/askHow',
  'The link does not say which transfer it is about.',
];
export const transferNames: Message = ['mfe-checkout/pages/transfer-message/transferNames', 'Transfer domains in'];
export const goOn: Message = ['mfe-checkout/pages/transfer-message/goOn', 'Continue the transfer'];
export const asNew: Message = ['mfe-checkout/pages/transfer-message/asNew', 'Search for it as a new domain'];
export const yourDomains: Message = ['mfe-checkout/pages/transfer-message/yourDomains', 'See your domains'];
export const asking: Message = ['mfe-checkout/pages/transfer-message/asking', 'Checking'];
export const checkAgain: Message = ['mfe-checkout/pages/transfer-message/checkAgain', 'Check again'];
export const blocks: Message<{ count: number }> = [
  'mfe-checkout/pages/transfer-message/blocks',
  [['count', 2, { one: 'What stops the transfer', other: [0, ' things stop the transfer'] }]],
];
export const codeKept: Message = [
  'mfe-checkout/pages/transfer-message/codeKept',
  'Your transfer code is kept encrypted until the domain is in the cart, for a day at most.',
];
export const asItStands: Message = ['mfe-checkout/pages/transfer-message/asItStands', 'Current status'];
