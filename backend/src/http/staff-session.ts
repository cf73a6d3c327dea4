import { isAtLeast, type StaffMember, type StaffRole } from '@storefront/shared/contract/desk';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { conflict, HttpError } from './errors';
import type { SignedCookie } from './signed-cookie';

interface StaffSession {
  readonly member: StaffMember;
  /** When this member of staff last changed something, by the database's clock. */
  readonly changedAt: Date | null;
}

export interface StaffReader {
  read(request: FastifyRequest): Promise<StaffSession | undefined>;
  /** Records that the request changed something that its sender must see from now on. */
  changed(request: FastifyRequest): Promise<void>;
}

/** The cookie of staff sessions: never sent from another site, and never to the shop, which has another origin. */
export function staffCookie({ desk, secrets }: Pick<Config, 'desk' | 'secrets'>): SignedCookie {
  const secure = desk.url.startsWith('https://');
  return {
    name: secure ? '__Host-storefront_desk' : 'storefront_desk',
    attributes: { secure, httpOnly: true, sameSite: 'strict', path: '/' },
    key: secrets.signingKey('staff-session'),
    acceptedKeys: secrets.acceptedSigningKeys('staff-session'),
  };
}

const reads = new WeakMap<FastifyRequest, Promise<StaffSession | undefined>>();

function findSession(request: FastifyRequest): Promise<StaffSession | undefined> {
  let read = reads.get(request);
  if (!read) {
    read = request.server.staffReader.read(request);
    reads.set(request, read);
  }
  return read;
}

/** Returns the signed-in member of staff, looked up once per request; undefined if there is none. */
export const findStaff = async (request: FastifyRequest): Promise<StaffMember | undefined> =>
  (await findSession(request))?.member;

export const findOwnChange = async (request: FastifyRequest): Promise<Date | null> =>
  (await findSession(request))?.changedAt ?? null;

/** @throws HttpError 401 without a session, 409 `desk_refused` for an insufficient role */
export async function requireStaff(request: FastifyRequest, role: StaffRole): Promise<StaffMember> {
  const staff = await findStaff(request);
  if (!staff) throw new HttpError(401, 'Sign in to continue.', { code: 'no_session' });
  if (!isAtLeast(staff.role, role))
    throw conflict(`This takes the role “${role}”. Ask an administrator of the desk.`, {
      code: 'desk_refused',
      params: { what: 'role' },
    });
  return staff;
}

declare module 'fastify' {
  interface FastifyInstance {
    staffReader: StaffReader;
  }
}
