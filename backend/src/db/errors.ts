interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  constraint?: string;
}

const hasCode = (value: unknown): value is DatabaseError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const MAX_DEPTH = 5;

/** An error and what caused it, outermost first. */
function listCauses(error: unknown): object[] {
  const chain: object[] = [];
  for (
    let current = error;
    typeof current === 'object' && current !== null && chain.length < MAX_DEPTH;
    current = (current as { cause?: unknown }).cause
  ) {
    chain.push(current);
  }
  return chain;
}

/** The error of the database inside what a driver or drizzle threw. */
export const findDatabaseError = (error: unknown): DatabaseError | undefined => listCauses(error).find(hasCode);

/** Whether a unique rule was broken; with a name, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}

/** Whether the database rejects a value, such as the character NUL (SQLSTATE class 22): repeating the statement would fail again. */
export const isDataRefused = (error: unknown): boolean => /^22/.test(findDatabaseError(error)?.code ?? '');

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
]);
/** What `pg` throws without a code when a connection breaks or none comes free. */
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/**
 * Whether the database cannot be reached or is going down (SQLSTATE classes 08, 53, 57P and broken sockets): nothing is
 * wrong with the request, it may come again.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return listCauses(error).some(
    (link) =>
      (hasCode(link) && (SOCKET_CODES.has(link.code) || /^(08...|53...|57P0.)$/.test(link.code))) ||
      ('message' in link && typeof link.message === 'string' && CONNECTION_MESSAGES.test(link.message)) ||
      ('errors' in link && Array.isArray(link.errors) && link.errors.some(isDatabaseUnavailable)),
  );
}
