import type { Message } from '../../i18n';
import * as messages from './messages';
import type { StateName } from './states';

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
