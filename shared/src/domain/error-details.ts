import { withoutFullStop } from './sentences';

/** The fields of an error body after its message, in the order of NT-05. */
const DETAIL_FIELDS = ['error', 'detail', 'invalid-params', 'order_status', 'extra'] as const;

/** One entry of a list of problems. */
export type DetailEntry = Readonly<Record<string, unknown>>;

export function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Formats one entry of a list: location, code and text, such as `order_items.0.period, too_big, At most 10` (NT-05). */
function entryText(entry: unknown, getText: (entry: DetailEntry) => string | undefined): string {
  if (typeof entry !== 'object' || entry === null) return scalar(entry);
  const { loc, reason, msg } = entry as DetailEntry;
  const place = Array.isArray(loc) ? loc.map(scalar).join('.') : scalar(loc);
  const words = getText(entry as DetailEntry);
  return [place, ...(words === undefined ? [scalar(reason), scalar(msg)] : [words])].filter(Boolean).join(', ');
}

/**
 * Formats the message of an error followed by the other fields of its body, in order: `Price changed: quill.page; again` (NT-05).
 * @param getText the text of a list entry, instead of the server's own; undefined to use the server's
 */
export function withDetails(
  message: string,
  body: Readonly<Record<string, unknown>>,
  getText: (entry: DetailEntry) => string | undefined = () => undefined,
): string {
  const details = DETAIL_FIELDS.flatMap((name) => {
    const detail = body[name];
    return Array.isArray(detail) ? detail.map((entry) => entryText(entry, getText)) : [entryText(detail, getText)];
  }).filter(Boolean);
  return [details.length > 0 ? withoutFullStop(message) : message, details.join('; ')].filter(Boolean).join(': ');
}
