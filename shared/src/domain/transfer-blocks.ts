import type { TransferBlock, TransferCause } from '../contract/transfers';
import { formatDate } from './date-format';

/** What stands in the way of a transfer, in words: the fact, and what to do about it. */
export interface TransferBlockText {
  readonly sentence: string;
  readonly remedy: string;
}

interface Words {
  /** The end of the block in words, or null. */
  readonly until: string | null;
  readonly days: number | null;
}

const days = (count: number | null): string => (count === null ? 'Some' : `${count}`);
const again = (until: string | null): string =>
  until ? `Try again from ${until} on; your code may be a new one by then.` : 'Try again when the time is over.';

const texts: Record<TransferCause, (words: Words) => TransferBlockText> = {
  locked: () => ({
    sentence: 'Locked at its present registrar.',
    remedy:
      'Unlock it there, then try again; your code still works. The switch is often called transfer lock or registrar lock.',
  }),
  too_new: ({ until, days: rule }) => ({
    sentence: `Registered less than ${days(rule)} days ago${until ? `; it can move from ${until} on` : ''}.`,
    remedy: `Registrars keep a new name for ${days(rule)} days. ${again(until)}`,
  }),
  recent_transfer: ({ until, days: rule }) => ({
    sentence: `Moved to its present registrar less than ${days(rule)} days ago${until ? `; it can move again from ${until} on` : ''}.`,
    remedy: `After a transfer a name stays for ${days(rule)} days. ${again(until)}`,
  }),
  holder_changed: ({ until, days: rule }) => ({
    sentence: `Its holder changed less than ${days(rule)} days ago${until ? `; it can move from ${until} on` : ''}.`,
    remedy: `A change of name, organisation or email address holds a domain for ${days(rule)} days. The present registrar may lift that on request.`,
  }),
  redemption: ({ until }) => ({
    sentence: `Expired and deleted by its registrar; the registry keeps it${until ? ` until ${until}` : ' for a while'}.`,
    remedy: 'Ask the present registrar to restore it, which has a fee. After that it can be transferred.',
  }),
  pending_delete: ({ until }) => ({
    sentence: `About to be released by the registry${until ? ` on ${until}` : ''}.`,
    remedy: 'Nobody can move or restore it now. Register it here as a new name once it is free.',
  }),
  transfer_running: () => ({
    sentence: 'A transfer of this name is under way already.',
    remedy: 'Wait for its end, or call it off where it was ordered.',
  }),
  held: ({ until }) => ({
    sentence: `Its registry or its present registrar keeps it for now${until ? `, until ${until}` : ''}.`,
    remedy:
      'Ask the present registrar what is in the way. Names that are new, moved or changed their holder lately often have to stay for 60 days.',
  }),
  wrong_code: () => ({
    sentence: 'The present registrar does not accept this transfer code.',
    remedy:
      'Copy the Transfer Authorization Code again, without blanks, or ask for a new one there: codes end, often after 14 days.',
  }),
  code_expired: () => ({
    sentence: 'The transfer code was kept here for 7 days only and is gone.',
    remedy: 'Enter the Transfer Authorization Code again.',
  }),
  not_registered: () => ({
    sentence: 'Nobody has registered this name, so there is nothing to transfer.',
    remedy: 'Look at how it is written, or register it as a new name.',
  }),
  not_sold: () => ({
    sentence: 'Names with this extension are not sold here.',
    remedy: 'It can stay where it is; its DNS can still point anywhere.',
  }),
  by_tag: () => ({
    sentence: 'Names with this extension do not move by a code: the present registrar hands them to another one’s tag.',
    remedy:
      'This shop does not take names that way yet. Write to us if you want to move it; meanwhile it can stay where it is.',
  }),
  ours: () => ({
    sentence: 'This name is managed here already.',
    remedy:
      'If it is yours, you find it among your domains. If you bought it from somebody, ask them to hand it over inside this shop.',
  }),
};

/** Says what one block is and what to do about it (TR-02). */
export function transferBlockText({ cause, until, days: rule }: TransferBlock): TransferBlockText {
  return texts[cause]({ until: until ? formatDate(new Date(until)) : null, days: rule });
}
