/** Maximum characters of a subject: what a list of emails shows, with room to spare. */
const SUBJECT_MAX = 200;

/**
 * Shortens a subject that contains text of others, such as the header of a forwarded email, to one line of at most `SUBJECT_MAX`
 * characters. Mail programs fold it (RFC 5322, 2.2.3).
 */
export function toSubjectLine(text: string): string {
  // Most of a text of megabytes is cut first: spreading it would take as many strings.
  const characters = [
    ...text
      .slice(0, 4 * SUBJECT_MAX)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return characters.length <= SUBJECT_MAX && text.length <= 4 * SUBJECT_MAX
    ? characters.join('')
    : `${characters.slice(0, SUBJECT_MAX - 1).join('')}…`;
}
