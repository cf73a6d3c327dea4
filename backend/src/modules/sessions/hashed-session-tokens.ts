import { createHash } from 'node:crypto';
import type { DBAdapter } from '@better-auth/core/db/adapter';
import type { Clock } from '../../core/clock';
import { SESSION_SECONDS } from './session-life';

/** What the database keeps of a session's token: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Condition {
  field: string;
  value: unknown;
}

const isToken = (condition: Condition) => condition.field === 'token';
const hashAll = (value: unknown) =>
  Array.isArray(value) ? value.map((token) => hashToken(String(token))) : hashToken(String(value));

/** The token that a look-up asked for by equality: its rows are handed out with it, as the library knows them. */
const askedFor = (where: readonly Condition[] | undefined) =>
  where?.find((condition) => isToken(condition) && typeof condition.value === 'string')?.value;

function hashWhere<W extends Condition>(where: W[]): W[] {
  return where.map((condition) => (isToken(condition) ? { ...condition, value: hashAll(condition.value) } : condition));
}

/**
 * Stands between the accounts library and the database: session tokens go in as hashes, and only the asker gets one back. A new
 * session's times are told by our clock, as those that read it are.
 */
export function withHashedSessionTokens(adapter: DBAdapter, clock: Clock): DBAdapter {
  return new Proxy(adapter, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return async (request: unknown, ...rest: unknown[]): Promise<unknown> => {
        if (!isSessionRequest(request)) return value.call(target, request, ...rest) as unknown;
        const token = request.data?.token ?? askedFor(request.where);
        const answer: unknown = await value.call(
          target,
          {
            ...request,
            ...(request.where && { where: hashWhere(request.where) }),
            ...(request.data?.token !== undefined && {
              data: {
                ...request.data,
                token: hashToken(String(request.data.token)),
                ...(property === 'create' && lifeFrom(clock.now())),
              },
            }),
          },
          ...rest,
        );
        return token !== undefined && typeof answer === 'object' && answer !== null && 'token' in answer
          ? { ...answer, token }
          : answer;
      };
    },
  });
}

const lifeFrom = (now: Date) => ({
  createdAt: now,
  updatedAt: now,
  expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1_000),
});

interface SessionRequest {
  model: 'session';
  data?: Record<string, unknown>;
  where?: Condition[];
}

const isSessionRequest = (request: unknown): request is SessionRequest =>
  typeof request === 'object' && request !== null && 'model' in request && request.model === 'session';
