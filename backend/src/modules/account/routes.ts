import { secondsInHour } from 'date-fns/constants';
import {
  closeAccount as closeAccountCall,
  exportAccount,
  getAccountClosing,
  getBillingDetails,
  saveBillingDetails as saveBillingDetailsCall,
} from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { customerRoute, StreamedJson } from '../../http/route';
import { requireReauth } from '../../http/session';
import { audit } from '../audit';
import { sessionCookie } from '../../http/session-cookie';
import { createAttemptLimits } from '../../http/attempt-limits';
import { findRestoreEnd, refuseWhileRestorable } from '../email-restore';
import { readAccountClosing } from './account-closing';
import { accountExport } from './account-export';
import { readBillingDetails, saveBillingDetails } from './billing-details';
import { closeAccount, registerAccountClosingJob } from './close-account';
import { registerForgetNamesJob } from './forget-names';
import { jsonText } from './json-text';
import { registerVatCheckJob } from './vat-checks';

/** Routes for billing details (SS-06), data export and account closure (LG-07). */
export async function accountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, db, reads, clock } = deps;
  const limits = createAttemptLimits(deps);
  const { name: cookieName, attributes } = sessionCookie(config);
  registerAccountClosingJob(deps);
  registerForgetNamesJob(deps);
  registerVatCheckJob(deps);

  customerRoute(app, exportAccount, async ({ user, request, reply }) => {
    await requireReauth(request, clock.now());
    await limits.count([{ name: 'account-export', subject: user.id, max: 20, seconds: secondsInHour }]);
    await inTransaction(db, (tx) =>
      audit(tx, {
        at: clock.now(),
        actor: `customer:${user.id}`,
        action: 'customer.data_exported',
        subject: `customer:${user.id}`,
        requestId: request.id,
      }),
    );
    void reply.header('content-disposition', 'attachment; filename="account.json"');
    const billing = await readBillingDetails(deps, user.id);
    return new StreamedJson(jsonText(accountExport(await reads.open('now'), deps, user, billing)));
  });

  customerRoute(app, getBillingDetails, async ({ user }) => readBillingDetails(deps, user.id));

  customerRoute(app, saveBillingDetailsCall, async ({ input, user, request }) => {
    // Each save may query the VAT register, which blocks shops that query too often.
    await limits.count([{ name: 'billing-details', subject: user.id, max: 30, seconds: secondsInHour }]);
    return saveBillingDetails(deps, user.id, input, request.id);
  });

  customerRoute(app, getAccountClosing, async ({ user }) => {
    const closing = await readAccountClosing(db, user.id);
    const restoreEnd = await findRestoreEnd(db, user.id, clock.now());
    return restoreEnd ? { ...closing, is_possible: false, way_back_until: restoreEnd.toISOString() } : closing;
  });

  customerRoute(app, closeAccountCall, async ({ input, user, request, reply }) => {
    await refuseWhileRestorable(db, user.id, clock.now());
    await requireReauth(request, clock.now());
    await closeAccount(deps, user, { email: input.email, requestId: request.id });
    void reply.clearCookie(cookieName, attributes);
  });
}
