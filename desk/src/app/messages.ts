// Written by tools/messages/generate.mjs. The texts are in desk/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const desk: Message<{ shop: string | number }> = ['desk/app/desk', [['shop'], ' desk']];
export const searchLabel: Message = ['desk/app/searchLabel', 'Find a customer, domain or order'];
export const searchHint: Message = ['desk/app/searchHint', 'Email, name, domain, order or receipt number'];
export const find: Message = ['desk/app/find', 'Find'];
export const skip: Message = ['desk/app/skip', 'Skip to content'];
export const staff: Message = ['desk/app/staff', 'Staff'];
export const prices: Message = ['desk/app/prices', 'Prices'];
export const releases: Message = ['desk/app/releases', 'Releases'];
export const partners: Message = ['desk/app/partners', 'Partners'];
export const webhooks: Message = ['desk/app/webhooks', 'Webhooks'];
export const signedInAs: Message<{ name: string | number; role: 'support' | 'finance' | 'admin' }> = [
  'desk/app/signedInAs',
  [['name'], ', ', ['role', 1, { support: 'support', finance: 'finance', admin: 'administrator', other: '' }]],
];
export const signOut: Message = ['desk/app/signOut', 'Sign out'];
export const signingOut: Message = ['desk/app/signingOut', 'Signing out'];
export const navigation: Message = ['desk/app/navigation', 'Desk'];
export const loading: Message = ['desk/app/loading', 'Loading the desk'];
export const notLoaded: Message = ['desk/app/notLoaded', 'The desk did not load'];
export const noPage: Message = ['desk/app/noPage', 'There is nothing at this address'];
export const noPageWay: Message = ['desk/app/noPageWay', 'Find a customer, domain or order above.'];
export const sessionOver: Message = ['desk/app/sessionOver', 'Your session has ended. Sign in again.'];
