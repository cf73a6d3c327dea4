import type { ZoneFileParams } from '../../contract/problem-codes';
import type { ZoneFileNote } from '../../domain/dns/zone-file';
import type { Message } from '../../message-format';
import { recordProblemText } from '../records/record-problem';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

const zoneFileMessages: MessagesOf<ZoneFileParams> = messages;

/** Returns the text of a note on a line of a zone file. A problem of a record is prefixed with its type. */
export function zoneFileNoteText({ type, note }: ZoneFileNote, t: SayText): string {
  if (type === undefined) return sayProblem(zoneFileMessages, note, t);
  return t(messages.record_wrong as Message, { type, problem: recordProblemText(note, t) });
}
