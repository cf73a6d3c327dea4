import { editDomain as editDomainEndpoint, getDomainInfo } from '@storefront/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { customerRoute } from '../../http/route';
import { customerCurrency } from '../billing/currencies';
import { saleCurrency } from '../price-list/sale-currency';
import { editDomain } from './edit-domain';
import { domainInfo, ownDomain } from './own-domain';

/** A customer's own domains, one at a time; the list is `/tables/domains`. */
export async function domainRoutes(app: FastifyInstance, deps: Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'priceBook'>): Promise<void> {
  customerRoute(app, getDomainInfo, async ({ params, input, user }) => {
    const currency = saleCurrency(input.currency_code, deps.config);
    return domainInfo(await ownDomain(deps, user.id, params.domainName), { priceList: deps.priceBook.current(), currency }, deps.clock.now());
  });

  customerRoute(app, editDomainEndpoint, async ({ params, input, user, request }) => {
    const own = await ownDomain(deps, user.id, params.domainName);
    const domain = await editDomain(deps, { customerId: user.id, requestId: request.id }, own, input);
    const currency = saleCurrency(customerCurrency(deps.config, user.defaultCurrency).code, deps.config);
    return domainInfo({ ...own, domain }, { priceList: deps.priceBook.current(), currency }, deps.clock.now());
  });
}
