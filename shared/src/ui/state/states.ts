import type { Message } from '../../i18n';
import * as messages from './messages';

/** The states of a name, an order line or a check. Each has one icon shape, one colour and one word, the same everywhere. */
export type StateName =
  | 'available'
  | 'active'
  | 'done'
  | 'in-cart'
  | 'selected'
  | 'taken'
  | 'premium'
  | 'checking'
  | 'unknown'
  | 'expiring'
  | 'expired'
  | 'failed';

export type StateShape = 'disc' | 'ring' | 'diamond' | 'half' | 'square' | 'point';

/** The word that always stands with the icon: state is never told by colour alone. */
export const stateMessages: Readonly<Record<StateName, Message>> = {
  available: messages.available,
  active: messages.active,
  done: messages.done,
  'in-cart': messages.inCart,
  selected: messages.selected,
  taken: messages.taken,
  premium: messages.premium,
  checking: messages.checking,
  unknown: messages.noAnswer,
  expiring: messages.expiring,
  expired: messages.expired,
  failed: messages.failed,
};

export const stateShapes: Readonly<Record<StateName, StateShape>> = {
  available: 'disc',
  active: 'disc',
  done: 'disc',
  'in-cart': 'disc',
  selected: 'disc',
  taken: 'ring',
  premium: 'diamond',
  checking: 'point',
  unknown: 'half',
  expiring: 'half',
  expired: 'square',
  failed: 'square',
};
