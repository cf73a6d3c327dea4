import { getAutorenewal, type Autorenewal } from '@storefront/shared/contract';
import { namedMethod, toWire, type Minor } from '@storefront/shared/domain';
import type { FastifyInstance } from 'fastify';
import { toMethodDetails } from '../../db/payment-method';
import { customerRoute } from '../../http/route';
import { ownDomain } from '../portfolio';
import { isExpired, getTerms, type Terms, type TermsDeps } from './autorenewal-terms';
import { customerRow } from './queries';

/** Route that shows what auto-renew will do before it is enabled (LG-04), by the same terms as the emails and the charge. */
export async function renewalRoutes(app: FastifyInstance, deps: TermsDeps): Promise<void> {
  customerRoute(app, getAutorenewal, async ({ params, user }) => {
    const { domain } = await ownDomain(deps, user.id, params.domainName);
    const customer = await customerRow(deps.db, user.id);
    const terms = customer ? await getTerms(deps, { domain, customer }) : null;
    return { next: terms === null || terms === 'busy' ? null : wireTerms(terms) };
  });
}

function wireTerms({ year, chargeAt, card }: Terms): Autorenewal {
  const wire = (minor: Minor): number => toWire(minor, year.currency);
  return {
    charge_at: chargeAt.toISOString(),
    years: year.item.period,
    currency_code: year.currency,
    amount: wire(year.amount),
    tax: wire(year.tax),
    total: wire(year.total),
    card: card && {
      ...namedMethod(toMethodDetails(card)),
      holds: !isExpired(card, chargeAt) && card.declined_at === null,
      declined: card.declined_at !== null,
    },
  };
}
