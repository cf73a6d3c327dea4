interface DatabaseError {
  /** SQLSTATE. */
  code: string;
  constraint?: string;
}

const hasCode = (value: unknown): value is DatabaseError =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';

const MAX_DEPTH = 5;

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

export const findDatabaseError = (error: unknown): DatabaseError | undefined => listCauses(error).find(hasCode);

/** Whether a unique constraint was violated; with a name, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint);
}

/** Whether the database rejected a value, such as the character NUL (SQLSTATE class 22), so that a retry would fail too. */
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
/** Errors of `pg` without a code, for broken connections and an exhausted pool. */
const CONNECTION_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** Whether the database is unreachable or shutting down (SQLSTATE 08, 53, 57P, broken sockets), so that a retry makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return listCauses(error).some(
    (link) =>
      (hasCode(link) && (SOCKET_CODES.has(link.code) || /^(08...|53...|57P0.)$/.test(link.code))) ||
      ('message' in link && typeof link.message === 'string' && CONNECTION_MESSAGES.test(link.message)) ||
      ('errors' in link && Array.isArray(link.errors) && link.errors.some(isDatabaseUnavailable)),
  );
}
