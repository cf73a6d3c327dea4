import type { DeskOrder, StaffMember, StaffRole } from '@storefront/shared/contract/desk';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { buildDeskApp } from '../../src/desk-app';
import { carryOutStaffOrder } from '../../src/modules/staff';
import type { TestApp } from './app';
import { getCookie } from './cookies';

export const STAFF_PASSWORD = 'ferry lantern orchard 9';

/** A member of staff who is signed in, and their authenticator app. */
export interface TestStaff extends StaffMember {
  readonly cookie: string;
  readonly secret: string;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** The desk of a shop: its separate listener, and requests from its pages. */
export interface TestDesk {
  readonly app: FastifyInstance;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Sets up a new staff account through its link. */
  asStaff(role: StaffRole, person?: { email?: string; name?: string }): Promise<TestStaff>;
  order(staff: TestStaff, id: string): Promise<DeskOrder>;
  close(): Promise<void>;
}

export const makeCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

let made = 0;

export async function openDesk(shop: Pick<TestApp, 'deps' | 'clock'>): Promise<TestDesk> {
  const app = await buildDeskApp(shop.deps);
  const origin = shop.deps.config.desk.url;
  const request = (options: InjectOptions) =>
    app.inject({ ...options, headers: { 'sec-fetch-site': 'same-origin', origin, ...options.headers } });
  const post = (url: string, payload: object) => request({ method: 'POST', url, payload });

  return {
    app,
    request,
    async asStaff(role, { email = `staff-${(made += 1)}@shop.example`, name = 'Ines Okafor' } = {}) {
      const link = await carryOutStaffOrder(shop.deps, { email, name, role, newLink: false });
      const token = new URL(link).hash.slice(1);
      const { secret } = (await post('/desk/1.0/set_up/begin', { token })).json<{ secret: string }>();
      const done = await post('/desk/1.0/set_up/finish', {
        token,
        password: STAFF_PASSWORD,
        code: makeCode(secret, shop.clock.now()),
      });
      if (done.statusCode !== 200) throw new Error(done.body);
      const cookie = getCookie(done);
      return {
        ...done.json<{ staff: StaffMember }>().staff,
        cookie,
        secret,
        request: (options) => request({ ...options, headers: { cookie, ...options.headers } }),
      };
    },
    async order(staff, id) {
      const answer = await staff.request({ url: `/desk/1.0/orders/${id}` });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<DeskOrder>();
    },
    close: () => app.close(),
  };
}
