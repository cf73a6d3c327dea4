// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const confirmOwner: Message = ['mfe-account/pages/verification/confirmOwner', 'Confirm the owner’s address'];
export const owners: Message = ['mfe-account/pages/verification/owners', 'Owners of your domains'];
export const ownersLead: Message<{ count: number }> = [
  'mfe-account/pages/verification/ownersLead',
  [
    'ICANN requires the owner of every generic domain to confirm an email address within ',
    ['count', 2, { one: [0, ' day'], other: [0, ' days'] }],
    '.',
  ],
];
export const confirmEmail: Message = ['mfe-account/pages/verification/confirmEmail', 'Confirm your email'];
export const changeAddress: Message = ['mfe-account/pages/verification/changeAddress', 'Change of your email address'];
export const takeBack: Message = ['mfe-account/pages/verification/takeBack', 'Take your account back'];
export const removeFactors: Message = ['mfe-account/pages/verification/removeFactors', 'Removal of two-step sign-in'];
