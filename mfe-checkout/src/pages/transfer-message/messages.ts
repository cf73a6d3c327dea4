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
export const nothingAsked: Message = ['mfe-checkout/pages/transfer-message/nothingAsked', 'No name was given'];
export const askHow: Message = [
  'mfe-checkout/pages/transfer-message/askHow',
  'The address has to say which transfer it is about.',
];
export const transferNames: Message = ['mfe-checkout/pages/transfer-message/transferNames', 'Transfer names in'];
export const goOn: Message = ['mfe-checkout/pages/transfer-message/goOn', 'Go on with the transfer'];
export const asNew: Message = ['mfe-checkout/pages/transfer-message/asNew', 'Look for it as a new name'];
export const yourDomains: Message = ['mfe-checkout/pages/transfer-message/yourDomains', 'See your domains'];
export const asking: Message = ['mfe-checkout/pages/transfer-message/asking', 'Asking'];
export const checkAgain: Message = ['mfe-checkout/pages/transfer-message/checkAgain', 'Check again'];
export const blocks: Message<{ count: number }> = [
  'mfe-checkout/pages/transfer-message/blocks',
  [['count', 2, { one: 'What is in the way', other: [0, ' things are in the way'] }]],
];
export const codeKept: Message = [
  'mfe-checkout/pages/transfer-message/codeKept',
  'Your transfer code is kept, sealed, until the name is in the cart, for a day at most.',
];
export const asItStands: Message = ['mfe-checkout/pages/transfer-message/asItStands', 'As it stands now'];
