// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const unknownTitle: Message = ['backend/forwarding/unknownTitle', 'Nothing is forwarded here'];
export const unknownText: Message = [
  'backend/forwarding/unknownText',
  'This server does not forward this domain. If it is yours and you have just set it up, try again in a minute.',
];
export const circleTitle: Message = ['backend/forwarding/circleTitle', 'This domain leads back to itself'];
export const circleText: Message = [
  'backend/forwarding/circleText',
  'Its forwarding address leads back here, so we stop visitors to avoid a loop. The owner of the domain can change the address where they manage it.',
];
export const startingTitle: Message = ['backend/forwarding/startingTitle', 'Try again in a moment'];
export const startingText: Message = [
  'backend/forwarding/startingText',
  'This server has just started and does not yet know where to send visitors.',
];
export const readTitle: Message = ['backend/forwarding/readTitle', 'This address only accepts visits'];
export const readText: Message = [
  'backend/forwarding/readText',
  'A forwarded domain does not accept forms or files. Go to its home page.',
];
