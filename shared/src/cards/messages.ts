// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message, Tag } from '../i18n';
export const notConfirmed: Message = [
  'shared/cards/notConfirmed',
  'You have not confirmed that it is you. Try again, and enter your password.',
];
export const noForm: Message = ['shared/cards/noForm', 'The payment provider did not send the card form.'];
export const whyUnharmed: Message<{ why: string | number; unharmed: string | number }> = [
  'shared/cards/whyUnharmed',
  [['why'], ' ', ['unharmed']],
];
export const cannotAdd: Message = ['shared/cards/cannotAdd', 'Cards cannot be added right now'];
export const notStored: Message = ['shared/cards/notStored', 'The card was not added'];
export const notYetStored: Message = ['shared/cards/notYetStored', 'The card is not added yet'];
export const checkCard: Message<{ unharmed: string | number }> = [
  'shared/cards/checkCard',
  [['unharmed'], ' Check the card, or use another one.'],
];
export const whoseFields: Message = [
  'shared/cards/whoseFields',
  'These fields belong to the payment provider. Your card number never reaches us; we see only the last four digits.',
];
export const loading: Message = ['shared/cards/loading', 'Loading the card form'];
export const notLoadedYet: Message = [
  'shared/cards/notLoadedYet',
  'The card form has not loaded yet. Wait a moment, then continue',
];
export const notLoaded: Message = ['shared/cards/notLoaded', 'The card form did not load'];
export const noAnswer: Message = [
  'shared/cards/noAnswer',
  'It comes from the payment provider, which did not respond.',
];
export const slow: Message<{ again: Tag }> = [
  'shared/cards/slow',
  ['The payment provider is slow to answer. ', ['again', 'Load it again']],
];
export const frameTitle: Message = ['shared/cards/frameTitle', 'Card number, expiry date and security code'];
export const frameSilent: Message = [
  'shared/cards/frameSilent',
  'The card form did not answer. Nothing was charged; try again.',
];
export const aboutToStore: Message = ['shared/cards/aboutToStore', 'You are about to add a card.'];
