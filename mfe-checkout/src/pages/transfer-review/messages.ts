// Written by tools/messages/generate.mjs. The texts are in mfe-checkout/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const asking: Message = ['mfe-checkout/pages/transfer-review/asking', 'Checking'];
export const askAgain: Message = ['mfe-checkout/pages/transfer-review/askAgain', 'Check again'];
export const whatNext: Message = ['mfe-checkout/pages/transfer-review/whatNext', 'What to do next'];
export const add: Message = ['mfe-checkout/pages/transfer-review/add', 'Add to the cart'];
export const addFor: Message<{ price: string | number }> = [
  'mfe-checkout/pages/transfer-review/addFor',
  ['Add for ', ['price']],
];
export const changes: Message = ['mfe-checkout/pages/transfer-review/changes', 'What changes and what stays the same'];
export const title: Message<{ name: Tag }> = ['mfe-checkout/pages/transfer-review/title', ['Transfer ', ['name', '']]];
export const windowTitle: Message<{ domain: string | number }> = [
  'mfe-checkout/pages/transfer-review/windowTitle',
  ['Transfer ', ['domain']],
];
export const review: Message = ['mfe-checkout/pages/transfer-review/review', 'Review a transfer'];
export const nothingAsked: Message = ['mfe-checkout/pages/transfer-review/nothingAsked', 'No domain was chosen'];
export const askHow: Message = [
  'mfe-checkout/pages/transfer-review/askHow',
  'The link does not say which domain to transfer.',
];
export const price: Message<{ adds: boolean; price: string | number; renewal: 'none' | (string & {}) }> = [
  'mfe-checkout/pages/transfer-review/price',
  [
    ['adds', 1, { true: [['price'], ' with one more year'], other: [['price'], ' without an added year'] }],
    ['renewal', 1, { none: '', other: [', then ', ['renewal'], '/year'] }],
    ', before tax',
  ],
];
export const transferNames: Message = ['mfe-checkout/pages/transfer-review/transferNames', 'Transfer domains in'];
