import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../http/errors';

/** OWASP password storage: argon2id with 19 MiB, two passes, one lane. */
const ARGON2ID = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Prefix of hashes with these parameters. */
const PRESENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;

/** Concurrent hashes; further ones queue, so that a flood of sign-ins leaves capacity for the rest of the shop. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING)
      throw unavailable('Too many people are signing in right now. Try again in a moment.', 5, {
        code: 'unavailable',
        params: { what: 'sign_in' },
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Returns an argon2id hash with its parameters and salt. @throws HttpError 503 if too many are queued */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, ARGON2ID));

/** Whether a password matches a stored hash. @throws HttpError 503 if too many are queued */
export const verifyPassword = ({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> =>
  inTurn(() => verify(stored, password));

export const isOutdated = (stored: string): boolean => !stored.startsWith(PRESENT);
