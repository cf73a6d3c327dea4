import { readVatNumber } from '@storefront/shared/domain';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { RECHECK_MS, toAuditTrace, toConfirmed } from './billing-details';
import { saveVatCheck, listDueVatChecks } from './billing-queries';
import { vatNumberRefusedEmail } from './vat-number-email';

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'vatRegister' | 'mail'>;

const POLL_SECONDS = 900;
/** Numbers checked per run: registers block clients that query too often. */
const PAGE = 50;

const vatChecks = defineQueue({ name: 'vat-checks', retryLimit: 2, retryDelay: 60, expireIn: 900, forget: true });

/** Registers the job that rechecks VAT numbers: those accepted while the register did not respond, and those confirmed some time ago. */
export function registerVatCheckJob(deps: CheckDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(vatChecks, async () => recheckNumbers(deps));
  deps.jobs.every(POLL_SECONDS, vatChecks, {});
}

/** Runs once: confirms known numbers, rejects unknown ones and tells their customers. */
async function recheckNumbers({ db, clock, config, vatRegister, mail }: CheckDeps): Promise<void> {
  const due = await listDueVatChecks(db, clock.now(), PAGE);
  for (const row of due) {
    const number = row.vat_number === null ? null : readVatNumber(row.vat_number, row.country);
    const answer = number ? await vatRegister.ask(number) : ({ kind: 'unknown' } as const);
    const now = clock.now();
    const next =
      answer.kind === 'unavailable'
        ? { vat_ask_at: new Date(now.getTime() + RECHECK_MS) }
        : answer.kind === 'known'
          ? toConfirmed(answer, now)
          : {
              vat_status: 'refused' as const,
              vat_evidence: { asked_at: now.toISOString(), consultation_number: null, name: null, address: null },
              vat_ask_at: null,
            };
    await inTransaction(db, async (tx) => {
      // Skipped if the customer has entered another number in the meantime.
      const after = await saveVatCheck(tx, row, { ...next, updated_at: now });
      if (!after || answer.kind === 'unavailable') return;
      await audit(tx, {
        at: now,
        actor: 'job:vat-checks',
        action: `customer.vat_number_${answer.kind === 'known' ? 'confirmed' : 'refused'}`,
        subject: `customer:${row.id}`,
        before: toAuditTrace(row),
        after: toAuditTrace(after),
      });
      if (answer.kind === 'unknown') await mail.send(vatNumberRefusedEmail(config, row), tx);
    });
  }
}
