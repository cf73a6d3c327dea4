import type { TransferBlock, TransferCause } from '@storefront/shared/contract';
import { formatDate } from '@storefront/shared/domain';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** The text of what prevents a transfer: the fact, and what to do about it. */
interface TransferBlockText {
  readonly sentence: string;
  readonly remedy: string;
}

/** The parameters of a message: the end of the block as text or `none`, and the length of the rule in days, 0 if it has none. */
interface BlockTexts {
  readonly until: string;
  readonly days: number;
}

const TEXTS: Readonly<Record<TransferCause, readonly [sentence: Message<BlockTexts>, remedy: Message<BlockTexts>]>> = {
  locked: [messages.locked, messages.lockedRemedy],
  too_new: [messages.tooNew, messages.tooNewRemedy],
  recent_transfer: [messages.moved, messages.movedRemedy],
  holder_changed: [messages.holderChanged, messages.holderRemedy],
  redemption: [messages.redemption, messages.redemptionRemedy],
  pending_delete: [messages.release, messages.releaseRemedy],
  transfer_running: [messages.running, messages.runningRemedy],
  held: [messages.held, messages.heldRemedy],
  wrong_code: [messages.wrongCode, messages.wrongCodeRemedy],
  code_expired: [messages.codeExpired, messages.expiredRemedy],
  not_registered: [messages.unregistered, messages.unregisteredRemedy],
  not_sold: [messages.unsold, messages.unsoldRemedy],
  by_tag: [messages.byTag, messages.byTagRemedy],
  ours: [messages.ours, messages.oursRemedy],
};

/** Describes one block and what to do about it (TR-02). */
export function transferBlockText({ cause, until, days }: TransferBlock, t: Translate): TransferBlockText {
  const words = { until: until ? formatDate(until) : 'none', days: days ?? 0 };
  const [sentence, remedy] = TEXTS[cause];
  return { sentence: t(sentence, words), remedy: t(remedy, words) };
}
