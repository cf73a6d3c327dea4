import { scalar, withDetails } from '../domain/error-details';
import { NOTICES } from '../notices/texts';

/** Messages for errors that the client detects: NT-04, NT-07 and the fallback of NT-05. */
export const UNPARSABLE = 'Unable to parse response';
export const UNSUPPORTED_TYPE = 'Unsupported content type';
const UNKNOWN_ERROR = 'An unknown error occurred';

/** The status given to a network failure, which has no HTTP response (NT-02). */
export const NETWORK_STATUS = 501;

/** NT-02 */
export function networkMessage(cause: string): string {
  return `Network error: ${cause}`;
}

/**
 * Builds the message of an error from its body: `message`, then the other fields in their order, `Price changed: quill.page; again`
 * (NT-05). Returns the fallback if the body has no text, and the fixed text for an invalid token (NT-06).
 */
export function refusalMessage(body: unknown): string {
  const text = getTexts(body);
  if (text.toLowerCase().includes('invalid authentication token')) return NOTICES.invalidToken;
  return text || UNKNOWN_ERROR;
}

/** Whether a body has no text that says what is wrong. */
export const isWordless = (body: unknown): boolean => getTexts(body) === '';

function getTexts(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return withDetails(scalar(fields.message), fields);
}
