import type { Message } from '../../i18n';
import * as messages from './messages';

/** The states of a name, an order line or a check. Each has one bead shape, one colour and one word, the same everywhere. */
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

export type BeadShape = 'disc' | 'ring' | 'diamond' | 'half' | 'square' | 'point';

/** The word that always stands with the bead: state is never told by colour alone. */
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

/** These words in English, for remotes that were built before there were messages. */
export const stateLabels = Object.fromEntries(
  Object.entries(stateMessages).map(([state, [, english]]) => [state, english]),
) as Readonly<Record<StateName, string>>;

export const beadShapes: Readonly<Record<StateName, BeadShape>> = {
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
