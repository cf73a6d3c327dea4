// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const unknownTitle: Message = ['backend/forwarding/unknownTitle', 'Nothing is forwarded here'];
export const unknownText: Message = [
  'backend/forwarding/unknownText',
  'No domain of this name is forwarded from this server. If it is yours and you have just set it up, try again in a minute.',
];
export const circleTitle: Message = ['backend/forwarding/circleTitle', 'This domain leads back to itself'];
export const circleText: Message = [
  'backend/forwarding/circleText',
  'Visitors would be sent round in circles, so they are stopped here. The owner of the domain can enter another address where they manage it.',
];
export const startingTitle: Message = ['backend/forwarding/startingTitle', 'Try again in a moment'];
export const startingText: Message = [
  'backend/forwarding/startingText',
  'This server has just started and does not know yet where to send visitors.',
];
export const readTitle: Message = ['backend/forwarding/readTitle', 'This address can only be read'];
export const readText: Message = [
  'backend/forwarding/readText',
  'A domain that is forwarded takes no forms or files. Go to its first page.',
];
