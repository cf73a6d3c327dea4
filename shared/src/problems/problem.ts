import { contactMessages } from './contact/contact-problem';
import { answerMessages } from './answers/answer-problem';
import { dsMessages } from './ds/ds-problem';
import { emailForwardMessages } from './email-forwards/email-forward-problem';
import { holderMessages } from './holder/holder-problem';
import { nameserverMessages } from './nameservers/nameserver-problem';
import { recordMessages } from './records/record-problem';
import { zoneMessages } from './zone/zone-problem';

/**
 * The messages of all that an entry of a refusal can say, by code. Missing and wrong answers have none of their own: the question says
 * what it asks for.
 */
export const problemMessages = () => ({
  ...contactMessages,
  ...holderMessages,
  ...answerMessages,
  ...recordMessages,
  ...zoneMessages,
  ...dsMessages,
  ...nameserverMessages,
  ...emailForwardMessages,
});
