import { RECORD_TYPES, type RecordType } from '@storefront/shared/contract';
import { txtStrings } from '@storefront/shared/domain';

/**
 * Splits the presentation format of a record into the fields of its type, which `checkRecord` reads: quoted text keeps its quotes, so that
 * its separate strings stay separate.
 * @returns null if values are missing, or text is not in quotes
 */
export function readContent(type: RecordType, content: string): Readonly<Record<string, string>> | null {
  const { fields } = RECORD_TYPES[type];
  const last = fields.length - 1;
  const words = content.trim().split(/\s+/).slice(0, last);
  // The last field takes the rest: texts and parameters contain spaces.
  const rest = words.reduce((text, word) => text.slice(word.length).trimStart(), content.trim());
  const values = [...words, rest];
  const isComplete = fields.every(({ kind }, index) => {
    const value = values[index] ?? '';
    if (kind === 'text' || kind === 'quoted') return txtStrings(value) !== null;
    return kind === 'params' || value !== '';
  });
  return isComplete ? Object.fromEntries(fields.map(({ name }, index) => [name, values[index] ?? ''])) : null;
}
