import { isAtLeast, type StaffMember, type StaffRole } from '@storefront/shared/contract/desk';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { conflict, HttpError } from './errors';
import type { SignedCookie } from './signed-cookie';

/** Finds whose live session of staff a request carries. */
export interface StaffReader {
  read(request: FastifyRequest): Promise<StaffMember | undefined>;
}

/** The cookie of staff sessions: never sent along from another site, and never to the shop, whose origin is another one. */
export function staffCookie({ desk, secrets }: Pick<Config, 'desk' | 'secrets'>): SignedCookie {
  const secure = desk.url.startsWith('https://');
  return {
    name: secure ? '__Host-storefront_desk' : 'storefront_desk',
    attributes: { secure, httpOnly: true, sameSite: 'strict', path: '/' },
    key: secrets.signingKey('staff-session'),
    acceptedKeys: secrets.acceptedSigningKeys('staff-session'),
  };
}

const reads = new WeakMap<FastifyRequest, Promise<StaffMember | undefined>>();

/** Who of the staff asks, looked up once a request; undefined where nobody is signed in. */
export function findStaff(request: FastifyRequest): Promise<StaffMember | undefined> {
  let read = reads.get(request);
  if (!read) {
    read = request.server.staffReader.read(request);
    reads.set(request, read);
  }
  return read;
}

/** @throws HttpError 401 without a session, 409 `desk_refused` for a lesser role */
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
