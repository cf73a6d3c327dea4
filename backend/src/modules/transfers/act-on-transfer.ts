import type { Deps } from '../../deps';
import { inTransaction } from '../../db/transaction';
import { conflict, registrarRefused, unavailable } from '../../http/errors';
import type { Customer } from '../../http/session';
import { audit } from '../audit';
import { claimResend, noteCancelAsked, type OwnTransfer, wakeOrder } from './queries';
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
 * Calls a transfer off at the registrar, and acknowledges it by email with date and time. The order learns of it by asking, as of
 * everything else, and gives the money back.
 * @throws HttpError 409 once the holder has confirmed, 503 without an answer
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
  refuse(await deps.registrar.cancelTransfer({ reference: item.id, domain: item.domain_name }));
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (await noteCancelAsked(tx, item.id, at))
      await deps.mail.send(
        transferCalledOffEmail({ customer, domain: item.domain_name, orderId: order.id, at, config: deps.config }),
        tx,
      );
    await wakeOrder(tx, order.id, at);
    await audit(tx, {
      at,
      actor: `customer:${customer.id}`,
      action: 'transfer.called_off',
      subject: `order_item:${item.id}`,
      before: null,
      after: null,
      requestId,
    });
  });
}

/**
 * Has the confirmation email sent again, at most once a minute.
 * @throws HttpError 409 once the holder has confirmed or when the last email is fresh, 503 without an answer
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
  if (outcome.kind === 'unknown')
    throw unavailable('The registrar did not respond. Check again in a moment whether it was done.', 10, {
      code: 'registrar_silent',
      params: { what: 'transfer' },
    });
}
