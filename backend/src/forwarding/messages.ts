// Written by tools/messages/generate.mjs. The texts are in backend/messages/en.json.
import type { Message } from '@storefront/shared/message-format';
export const unknownTitle: Message = ['backend/forwarding/unknownTitle', 'This domain is not forwarded'];
export const unknownText: Message = [
  'backend/forwarding/unknownText',
  'We do not forward this domain. If it is yours and you have just set up forwarding, try again in a minute.',
];
export const circleTitle: Message = ['backend/forwarding/circleTitle', 'This domain forwards to itself'];
export const circleText: Message = [
  'backend/forwarding/circleText',
  'Its forwarding address leads back here, so visitors would go round in circles. The owner can change the address where they manage the domain.',
];
export const startingTitle: Message = ['backend/forwarding/startingTitle', 'Try again in a moment'];
export const startingText: Message = [
  'backend/forwarding/startingText',
  'This server has just started and does not yet know where to send visitors.',
];
export const readTitle: Message = ['backend/forwarding/readTitle', 'This address cannot receive forms'];
export const readText: Message = [
  'backend/forwarding/readText',
  'A forwarded domain does not accept forms or files. Go to its home page.',
];
