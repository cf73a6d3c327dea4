// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const cards: Message = ['mfe-account/features/cards/cards', 'Cards'];
export const changeDefault: Message = [
  'mfe-account/features/cards/changeDefault',
  'You are about to change your default card.',
];
export const isDefault: Message<{ card: string | number }> = [
  'mfe-account/features/cards/isDefault',
  [['card'], ' is now your default card and pays for auto-renew.'],
];
export const card: Message = ['mfe-account/features/cards/card', 'Card'];
export const expires: Message = ['mfe-account/features/cards/expires', 'Expires'];
export const expired: Message<{ date: string | number }> = [
  'mfe-account/features/cards/expired',
  [['date'], ', expired'],
];
export const use: Message = ['mfe-account/features/cards/use', 'Use'];
export const defaultExpired: Message = [
  'mfe-account/features/cards/defaultExpired',
  'Default card, but it has expired. Choose another one',
];
export const defaultDeclined: Message = [
  'mfe-account/features/cards/defaultDeclined',
  'Default card, declined last time. Choose another one, or auto-renew will fail',
];
export const defaultCard: Message = ['mfe-account/features/cards/defaultCard', 'Default card, also for auto-renew'];
export const declined: Message = ['mfe-account/features/cards/declined', 'Declined last time'];
export const makeDefault: Message = ['mfe-account/features/cards/makeDefault', 'Make default'];
export const makeCardDefault: Message<{ card: string | number }> = [
  'mfe-account/features/cards/makeCardDefault',
  ['Make ', ['card'], ' the default card'],
];
export const changing: Message = ['mfe-account/features/cards/changing', 'Changing'];
export const remove: Message = ['mfe-account/features/cards/remove', 'Remove'];
export const removeCard: Message<{ card: string | number }> = [
  'mfe-account/features/cards/removeCard',
  ['Remove ', ['card']],
];
export const loadingCards: Message = ['mfe-account/features/cards/loadingCards', 'Loading your cards'];
export const notLoaded: Message = ['mfe-account/features/cards/notLoaded', 'Your cards did not load'];
export const loading: Message = ['mfe-account/features/cards/loading', 'Loading'];
export const notChanged: Message<{ failure: string | number }> = [
  'mfe-account/features/cards/notChanged',
  ['The card was not changed. ', ['failure']],
];
export const noCard: Message = ['mfe-account/features/cards/noCard', 'You have no saved card. Auto-renew needs one.'];
export const waits: Message<{ date: string | number }> = [
  'mfe-account/features/cards/waits',
  [
    'From ',
    ['date'],
    ', you can again pay for orders with cards saved before your email address changed. Until then, enter the card again when you pay. Auto-renew keeps charging the default card.',
  ],
];
export const yourCards: Message = ['mfe-account/features/cards/yourCards', 'Your cards'];
export const add: Message = ['mfe-account/features/cards/add', 'Add a card'];
