import {
  toUnicode,
  TRANSFER_CODE_MAX,
  TRANSFER_NAMES_MAX,
  type TransferLineFault,
  type TransferLineProblem,
} from '@storefront/shared/domain';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

const FAULTS: Readonly<Record<TransferLineFault, Message<{ line: number; name: string; max: number }>>> = {
  no_name: messages.lineNoName,
  host: messages.lineHost,
  several_codes: messages.lineSeveralCodes,
  code_too_long: messages.lineLongCode,
  code_unreadable: messages.lineUnreadableCode,
  two_codes: messages.lineTwoCodes,
  too_many: messages.lineTooMany,
};

/** Returns the text of what is wrong with a pasted line (TR-04). Never repeats the line itself. */
export function lineFaultText({ line, fault, domain = '' }: TransferLineProblem, t: Translate): string {
  const max = fault === 'too_many' ? TRANSFER_NAMES_MAX : TRANSFER_CODE_MAX;
  return t(FAULTS[fault], { line, name: toUnicode(domain), max });
}
