// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const title: Message<{ card: string | number }> = ['shared/cards/remove/title', ['Remove ', ['card'], '?']];
export const description: Message = [
  'shared/cards/remove/description',
  'Domains that auto-renew with this card will need another one. To use it later, add it again.',
];
export const remove: Message = ['shared/cards/remove/remove', 'Remove the card'];
export const removing: Message = ['shared/cards/remove/removing', 'Removing'];
export const keep: Message = ['shared/cards/remove/keep', 'Keep it'];
export const removed: Message<{ card: string | number }> = ['shared/cards/remove/removed', [['card'], ' was removed.']];
export const aboutToRemove: Message<{ card: string | number }> = [
  'shared/cards/remove/aboutToRemove',
  ['You are about to remove ', ['card'], '.'],
];
export const notRemoved: Message<{ why: string | number }> = [
  'shared/cards/remove/notRemoved',
  ['The card was not removed. ', ['why']],
];
