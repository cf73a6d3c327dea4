import { contactMessages } from './contact/contact-problem';
import { answerMessages } from './answers/answer-problem';
import { dsMessages } from './ds/ds-problem';
import { emailForwardMessages } from './email-forwards/email-forward-problem';
import { holderMessages } from './holder/holder-problem';
import { nameserverMessages } from './nameservers/nameserver-problem';
import { recordMessages } from './records/record-problem';
import { zoneMessages } from './zone/zone-problem';

/**
 * Returns the messages for all entries of an API error, by code. Missing and malformed answers have none: their text comes from the
 * question.
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
