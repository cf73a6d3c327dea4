import { findDatabaseError, isDatabaseUnavailable } from '../errors';

/** Recovery conflicts: the replica cannot keep rows for a reader that the primary has removed. */
const CONFLICTS = new Set(['40001', '40P01']);
const QUERY_CANCELED = '57014';
/** System errors after giving up on an unreachable peer. */
const LOST_PACKETS = new Set(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** Errors without a code, from us, `pg` and its pool, if no response arrives, connecting fails or no connection is free. */
const NO_ANSWER = /no answer within|query read timeout|connection timeout|timeout exceeded when trying to connect/i;

/** Returns why to fall back to the primary; undefined for errors that it would return too. */
export function findReplicaFailure(error: unknown): 'conflict' | 'timeout' | 'down' | undefined {
  const code = findDatabaseError(error)?.code;
  if (code !== undefined && CONFLICTS.has(code)) return 'conflict';
  if (code === QUERY_CANCELED || (code !== undefined && LOST_PACKETS.has(code))) return 'timeout';
  if (error instanceof Error && NO_ANSWER.test(error.message)) return 'timeout';
  return isDatabaseUnavailable(error) ? 'down' : undefined;
}
