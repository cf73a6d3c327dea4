// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message, Tag } from '@storefront/shared/i18n';
export const beginLead: Message = [
  'mfe-account/features/factor-removal/beginLead',
  'Begin the removal of two-step sign-in? After a waiting time, we remove the authenticator app, passkeys and recovery codes of your account and sign out every device. We email you three times before that, and you can stop it from each email.',
];
export const beginNotYou: Message<{ link: Tag }> = [
  'mfe-account/features/factor-removal/beginNotYou',
  ['If you did not ask for this, do not begin it. Someone has entered your password: ', ['link', 'set a new one'], '.'],
];
export const begin: Message = ['mfe-account/features/factor-removal/begin', 'Begin the removal'];
export const beginning: Message = ['mfe-account/features/factor-removal/beginning', 'Beginning'];
export const begun: Message<{ date: Tag }> = [
  'mfe-account/features/factor-removal/begun',
  [
    'The removal has begun. Two-step sign-in will be removed on ',
    ['date', ''],
    ', unless someone stops it. We have emailed you, and will do so twice more before then.',
  ],
];
export const stopLead: Message = [
  'mfe-account/features/factor-removal/stopLead',
  'Someone told us that your phone, passkeys and recovery codes are lost, so we will remove two-step sign-in from your account. If you did not ask for this, stop it: the account stays as it is.',
];
export const stop: Message = ['mfe-account/features/factor-removal/stop', 'Stop the removal'];
export const stopping: Message = ['mfe-account/features/factor-removal/stopping', 'Stopping'];
export const stopped: Message = [
  'mfe-account/features/factor-removal/stopped',
  'The removal was stopped. Two-step sign-in stays as it was.',
];
export const changePassword: Message = [
  'mfe-account/features/factor-removal/changePassword',
  'If you did not ask for the removal, someone may know your password. Set a new one now.',
];
export const setPassword: Message = ['mfe-account/features/factor-removal/setPassword', 'Set a new password'];
export const isWaiting: Message<{ date: Tag }> = [
  'mfe-account/features/factor-removal/isWaiting',
  [
    'Two-step sign-in will be removed on ',
    ['date', ''],
    ', because someone told us that your phone, passkeys and recovery codes are lost. If you did not ask for this, stop it and change your password.',
  ],
];
