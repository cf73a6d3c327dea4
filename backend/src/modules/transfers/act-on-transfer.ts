import type { Deps } from '../../deps';
import { inTransaction } from '../../db/transaction';
import { conflict, registrarRefused, registrarUnavailable } from '../../http/errors';
import { toReader, type Customer } from '../../http/session';
import type { CustomerReader } from '../../core/email';
import { audit, type Actor } from '../audit';
import { claimResend, recordCancelAsked, type OwnTransfer, wakeOrder } from './queries';
import { transferCalledOffEmail } from './transfer-emails';

type ActDeps = Pick<Deps, 'db' | 'clock' | 'registrar' | 'mail' | 'config'>;

/** Who acts, and in which request. */
interface ActingCustomer {
  readonly customer: Pick<Customer, 'id' | 'firstName' | 'email' | 'language'>;
  readonly requestId: string;
}

/** Milliseconds between two emails that ask the holder to confirm. */
const RESEND_PAUSE_MS = 60_000;

/**
 * Cancels a transfer at the registrar, and acknowledges it by email with date and time. The order queries the outcome as usual and refunds
 * the money.
 * @throws HttpError 409 once the holder has confirmed, 503 if the registrar does not respond
 */
export async function callOff(
  deps: ActDeps,
  { item, order, known }: OwnTransfer,
  { customer, requestId }: ActingCustomer,
): Promise<void> {
  if (item.state !== 'pending' || known?.stage !== 'holder')
    throw conflict('This transfer can no longer be cancelled. Tell your current registrar if it must not go through.', {
      code: 'too_late',
      params: { what: 'cancel' },
    });
  await callOffAtRegistrar(deps, { item, order, known }, toReader(customer), {
    actor: `customer:${customer.id}`,
    requestId,
  });
}

/** The member of staff who cancels a transfer, and the reason. */
interface ActingStaff extends Actor {
  readonly reason: string;
}

/**
 * Cancels an accepted transfer for staff, if the registrar still allows that. Does nothing if it is already cancelled.
 * @throws HttpError 409, 503 if the registrar does not respond
 */
export async function callOffByStaff(
  deps: ActDeps,
  transfer: OwnTransfer,
  customer: CustomerReader,
  by: ActingStaff,
): Promise<void> {
  const { item, known } = transfer;
  if (known?.cancel_asked_at) return;
  if (item.type !== 'transfer' || item.state !== 'pending')
    throw conflict('This is no transfer that waits at the registrar. Review where it stands.', {
      code: 'desk_refused',
      params: { what: 'call_off' },
    });
  await callOffAtRegistrar(deps, transfer, customer, by);
}

async function callOffAtRegistrar(
  deps: ActDeps,
  { item, order }: OwnTransfer,
  customer: CustomerReader,
  { actor, requestId, reason }: Actor & { readonly reason?: string },
): Promise<void> {
  refuse(await deps.registrar.cancelTransfer({ reference: item.id, domain: item.domain_name }));
  const at = deps.clock.now();
  const domain = item.domain_name;
  await inTransaction(deps.db, async (tx) => {
    if (!(await recordCancelAsked(tx, item.id, at))) return;
    await deps.mail.send(
      transferCalledOffEmail({ customer, domain, orderId: order.id, at, config: deps.config, reason }),
      tx,
    );
    await wakeOrder(tx, order.id, at);
    await audit(tx, {
      at,
      actor,
      action: 'transfer.called_off',
      subject: `order_item:${item.id}`,
      before: null,
      after: reason === undefined ? null : { reason },
      requestId,
    });
    if (reason === undefined) return;
    await audit(tx, {
      at,
      actor,
      action: 'customer.transfer_cancelled',
      subject: `customer:${customer.id}`,
      after: { order: order.id, domain, reason },
      requestId,
    });
  });
}

/**
 * Has the confirmation email sent again, at most once a minute.
 * @throws HttpError 409 if the holder has confirmed or the last email is too recent, 503 if the registrar does not respond
 */
export async function resend(
  deps: ActDeps,
  { item, known }: OwnTransfer,
  { customer, requestId }: ActingCustomer,
): Promise<void> {
  if (item.state !== 'pending' || known?.stage !== 'holder')
    throw conflict('There is nothing left to confirm.', { code: 'too_late', params: { what: 'confirm' } });
  const at = deps.clock.now();
  const justSent = conflict('The email was sent a moment ago. Check the spam folder too.', { code: 'just_sent' });
  if (known.resent_at !== null && at.getTime() - known.resent_at.getTime() < RESEND_PAUSE_MS) throw justSent;
  if (!(await claimResend(deps.db, item.id, known.resent_at, at))) throw justSent;
  refuse(await deps.registrar.resendConfirmation({ reference: item.id, domain: item.domain_name }));
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      at,
      actor: `customer:${customer.id}`,
      action: 'transfer.confirmation_resent',
      subject: `order_item:${item.id}`,
      before: null,
      after: null,
      requestId,
    }),
  );
}

function refuse(outcome: Awaited<ReturnType<Deps['registrar']['cancelTransfer']>>): void {
  if (outcome.kind === 'refused') throw registrarRefused(outcome);
  if (outcome.kind === 'unknown') throw registrarUnavailable('transfer');
}
