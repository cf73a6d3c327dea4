import type { SupportSession, CustomerId, StaffId, StaffSessionId } from '@storefront/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { conflict, unprocessable } from '../../http/errors';
import type { Session } from '../../http/session';
import { createToken, hashToken } from '../../http/signed-cookie';
import { audit } from '../audit';
import { findStaffName, type SignIn } from '../sessions';
import { supportBeganEmail } from './emails';
import { findOpenCustomer, insertTicket, useTicket } from './queries';

type SupportDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'mail'>;

/** Maximum duration in seconds; after that, staff have to give a new reason. */
const SUPPORT_SECONDS = 30 * 60;
/** Lifetime of the link from the desk to the shop in seconds. */
const TICKET_SECONDS = 60;

/**
 * Creates a link that opens the shop as a customer. Its token is in the fragment, which browsers send to no server: it appears in no log
 * and no Referer, and the page removes it from the address first.
 * @throws HttpError 409 `desk_refused` for a closed or unconfirmed account
 */
export async function issueSupportTicket(
  { config, db, clock }: SupportDeps,
  {
    customerId,
    staffId,
    staffSessionId,
    reason,
    requestId,
  }: {
    readonly customerId: CustomerId;
    readonly staffId: StaffId;
    readonly staffSessionId: StaffSessionId;
    readonly reason: string;
    readonly requestId: string;
  },
): Promise<string> {
  if (!(await findOpenCustomer(db, customerId)))
    throw conflict('Nobody can act for this customer: the account is closed, or its address is not confirmed.', {
      code: 'desk_refused',
      params: { what: 'act' },
    });
  const token = createToken();
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await insertTicket(
      tx,
      {
        token_hash: hashToken(token),
        staff_session_id: staffSessionId,
        customer_id: customerId,
        reason,
        expires_at: new Date(now.getTime() + TICKET_SECONDS * 1_000),
      },
      now,
    );
    await audit(tx, {
      at: now,
      actor: `staff:${staffId}`,
      action: 'staff.support_asked',
      subject: `staff:${staffId}`,
      after: { customer: customerId, reason },
      requestId,
    });
  });
  return `${config.publicUrl}/site/support#${token}`;
}

/** Redeems a ticket: opens the support session, and tells the customer. @throws HttpError 422 `token_invalid` */
export async function redeemSupportTicket(
  deps: SupportDeps & { readonly signIn: SignIn },
  token: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<SupportSession> {
  const { config, clock, mail, signIn } = deps;
  const begun = await signIn.openForSupport(
    async (tx) => {
      const now = clock.now();
      const used = await useTicket(tx, hashToken(token), now);
      if (!used || used.acting.until <= now)
        throw unprocessable('This link no longer works. Go back to the desk and begin again.', {
          code: 'token_invalid',
          params: { what: 'support' },
        });
      const { ticket, acting, customer } = used;
      const until = new Date(Math.min(now.getTime() + SUPPORT_SECONDS * 1_000, acting.until.getTime()));
      await audit(tx, {
        at: now,
        actor: `staff:${acting.staffId}`,
        action: 'customer.support_began',
        subject: `customer:${customer.id}`,
        after: { reason: ticket.reason, until: until.toISOString() },
        requestId: request.id,
      });
      await mail.send(
        supportBeganEmail(config, customer, {
          staff: acting.staffName,
          reason: ticket.reason,
          minutes: Math.ceil((until.getTime() - now.getTime()) / 60_000),
        }),
        tx,
      );
      return { ...acting, until, customerId: customer.id, staffSessionId: ticket.staff_session_id };
    },
    request,
    reply,
  );
  return toSupport(deps, begun.staffName, begun.customerId, begun.until);
}

const toSupport = (
  { config }: Pick<Deps, 'config'>,
  staff: string,
  customerId: CustomerId,
  endsAt: Date,
): SupportSession => ({ staff, ends_at: endsAt.toISOString(), desk_url: `${config.desk.url}/customers/${customerId}` });

/** Returns who acts for the customer and until when; undefined in the customer's own session. */
export async function viewSupport(
  deps: Pick<Deps, 'config' | 'db'>,
  { support, customer, expiresAt }: Session,
): Promise<SupportSession | undefined> {
  if (!support) return undefined;
  return toSupport(deps, (await findStaffName(deps.db, support.staffId)) ?? '', customer.id, expiresAt);
}
