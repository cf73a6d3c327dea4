import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { registrarRefused, registrarUnavailable, unprocessable } from '../../http/errors';
import { toReader, type Customer } from '../../http/session';
import { audit } from '../audit';
import { findSoldName } from '../../core/catalog/catalog';
import { refuseLeavingSigned } from '../dnssec';
import { requireHeld } from '../missing-domains';
import { refuseWhileDeleted } from '../registrar-changes';
import { authCodeShownEmail } from './domain-emails';
import type { OwnDomain } from '../portfolio';

/**
 * Returns the auth code of a domain, requested from the registrar each time and never stored. Audits that it was shown, and emails the
 * customer.
 * @throws HttpError 409 if the registrar refuses or does not hold the domain, DNSSEC is on or the domain is being deleted, 422 if the TLD
 *   has no codes, 503 if the registrar does not respond
 */
export async function revealCode(
  { config, db, clock, registrar, mail }: Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail'>,
  { customer, requestId }: { readonly customer: Customer; readonly requestId: string },
  { domain }: OwnDomain,
): Promise<string> {
  if (findSoldName(domain.name)?.record.transferByTag) {
    throw unprocessable(
      `Domains under .${domain.tld} are transferred by the tag of the new registrar, not by a code. Tell us the tag to transfer to.`,
      { code: 'by_tag', params: { tld: domain.tld } },
    );
  }
  await refuseWhileDeleted(db, domain);
  await refuseLeavingSigned({ db }, domain);
  await requireHeld({ db, clock, registrar }, domain);
  const outcome = await registrar.authCode(domain.name);
  if (outcome.kind === 'refused') throw registrarRefused(outcome);
  if (outcome.kind === 'unknown') throw registrarUnavailable('auth_code');
  await inTransaction(db, async (tx) => {
    await audit(tx, {
      at: clock.now(),
      actor: `customer:${customer.id}`,
      action: 'domain.auth_code_shown',
      subject: `domain:${domain.id}`,
      requestId,
    });
    await mail.send(authCodeShownEmail(config, toReader(customer), domain.name), tx);
  });
  return outcome.code;
}
