import {
  getDefaultCurrency,
  getProfile,
  getSettings,
  listCurrencies,
  setDefaultCurrency,
} from '@storefront/shared/contract';
import { isBusiness } from '../../core/customer-vat';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { unprocessable } from '../../http/errors';
import { customerRoute, route } from '../../http/route';
import { currenciesOnSale, customerCurrency } from './currencies';
import { saveDefaultCurrency } from './queries';

export async function billingRoutes(app: FastifyInstance, { config, db, clock }: Deps): Promise<void> {
  route(app, listCurrencies, async () => currenciesOnSale(config));

  route(app, getSettings, async () => ({
    shop_name: config.shopName,
    default_currency: customerCurrency(config, null),
    currency_priority: [...config.currencyPriority],
    payment_provider: config.payment.provider,
    payment_origin: config.payment.origin,
    support_email: config.supportEmail,
    is_sandbox: config.isSandbox,
  }));

  customerRoute(app, getDefaultCurrency, async ({ user }) => customerCurrency(config, user.defaultCurrency));

  customerRoute(app, setDefaultCurrency, async ({ input, user, request }) => {
    const chosen = currenciesOnSale(config).find(({ code }) => code === input.currency_code);
    if (!chosen)
      throw unprocessable(`We do not sell in ${input.currency_code}.`, {
        code: 'currency_not_sold',
        params: { currency: input.currency_code },
      });
    await saveDefaultCurrency({ db, clock }, user, chosen.code, request.id);
    return chosen;
  });

  customerRoute(app, getProfile, async ({ user }) => ({
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    email_verified: user.emailVerified,
    country: user.country,
    is_business: isBusiness(user.vat),
    created_at: user.createdAt.toISOString(),
  }));
}
