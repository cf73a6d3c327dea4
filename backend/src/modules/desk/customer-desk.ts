import type { OutputOf, CustomerId, EmailId, OrderId } from '@storefront/shared/contract';
import type { deskCustomer, deskResend } from '@storefront/shared/contract/desk';
import type { Db } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import type { AttemptLimits } from '../../http/attempt-limits';
import { conflict, notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import { getFactors, hasFactor } from '../security';
import { endAllSessions, liveSessions } from '../sessions';
import { findOrderCustomer, findEmail } from './desk-queries';
import { showCustomer } from './search';
import { findCustomer } from './search-queries';

type CustomerDeps = Pick<Deps, 'db' | 'clock' | 'mail'>;

const noSuchCustomer = () => notFound('Customer not found.', { code: 'desk_refused', params: { what: 'not_found' } });

/** @throws HttpError 404 */
export async function requireCustomer(db: Db, id: CustomerId) {
  const row = await findCustomer(db, id);
  if (!row) throw noSuchCustomer();
  return row;
}

/** Returns a customer as shown to staff. @throws HttpError 404 */
export async function viewCustomer(
  { db, clock }: Pick<CustomerDeps, 'db' | 'clock'>,
  id: CustomerId,
): Promise<OutputOf<typeof deskCustomer>> {
  const row = await requireCustomer(db, id);
  const [factors, sessions] = await Promise.all([getFactors(db, id), liveSessions(db, id, null, clock.now())]);
  return {
    ...showCustomer(row),
    company: row.company,
    vat_number: row.vat_number,
    language: row.language,
    is_confirmed: row.email_verified,
    has_second_factor: hasFactor(factors),
    sessions: sessions.map(({ is_current: _, ...session }) => session),
  };
}

/** Signs a customer out everywhere. @returns how many sessions ended @throws HttpError 404 */
export async function endCustomerSessions({ db, clock }: CustomerDeps, id: CustomerId, by: Actor): Promise<number> {
  await requireCustomer(db, id);
  return inTransaction(db, async (tx) => {
    const sessions = await endAllSessions(tx, id);
    if (sessions > 0)
      await audit(tx, {
        at: clock.now(),
        ...by,
        action: 'customer.signed_out',
        subject: `customer:${id}`,
        after: { sessions },
      });
    return sessions;
  });
}

/** Maximum emails resent to one customer per hour. */
const RESENDS_AN_HOUR = 20;

/** Finds the customer an email was sent to by its `about`; undefined if that is not an order or a customer. */
async function findReader(db: Db, about: string | null) {
  const [, kind, id = ''] = /^(order|customer):(.+)$/.exec(about ?? '') ?? [];
  if (kind === 'customer' && isUuid<CustomerId>(id)) return { order: null, customer: await findCustomer(db, id) };
  return kind === 'order' && isUuid<OrderId>(id) ? { order: id, customer: await findOrderCustomer(db, id) } : undefined;
}

/**
 * Sends an email again, unchanged, to its customer's present address. Only emails without a secret are stored.
 * @throws HttpError 404, 409 `desk_refused`, 429
 */
export async function resendEmail(
  { db, clock, mail, limits }: CustomerDeps & { readonly limits: AttemptLimits },
  emailId: EmailId,
  by: Actor,
): Promise<OutputOf<typeof deskResend>> {
  const email = await findEmail(db, emailId);
  if (!email) throw notFound('Email not found.', { code: 'desk_refused', params: { what: 'not_found' } });
  const { order, customer } = (await findReader(db, email.about)) ?? { order: null };
  if (!customer || customer.closed_at !== null || email.text === '')
    throw conflict('This email cannot be sent again: its text is not kept, or its account is closed.', {
      code: 'desk_refused',
      params: { what: 'resend' },
    });
  await limits.count([{ name: 'desk-resend', subject: customer.id, max: RESENDS_AN_HOUR, seconds: 3_600 }]);
  const { subject, text, html, document, about } = email;
  await inTransaction(db, async (tx) => {
    const to = customer.email;
    await mail.send({ to, subject, text, html, ...(document && { document }), ...(about && { about }) }, tx);
    const at = clock.now();
    if (order !== null)
      await audit(tx, {
        at,
        ...by,
        action: 'order.email_resent',
        subject: `order:${order}`,
        after: { email: emailId, to },
      });
    await audit(tx, {
      at,
      ...by,
      action: 'customer.email_resent',
      subject: `customer:${customer.id}`,
      after: order === null ? { email: emailId } : { order },
    });
  });
  return { to: customer.email };
}
