import { cartAtom, seenPricesAtom } from '@storefront/shared/cart';
import { ADD_ON_SERVICES } from '@storefront/shared/domain';
import { noticesAtom } from '@storefront/shared/notices';
import { store } from '@storefront/shared/store';
import { domainInfo, type Handlers } from '@storefront/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NAME, renderForDomain } from '../../testing/own-domain';
import { RenewDomain } from '../RenewDomain';
import { AddOnOffer } from './AddOnOffer';

/** All add-ons, beside the button that renews the domain. */
const show = (api: Handlers) =>
  renderForDomain(
    (domain) => (
      <>
        <RenewDomain name={domain.domain} status={domain.status} />
        {ADD_ON_SERVICES.map((addOn) => (
          <AddOnOffer key={addOn} domain={domain} addOn={addOn} />
        ))}
      </>
    ),
    api,
  );

const sold = domainInfo({
  privacy_switchable: false,
  add_on_prices: { contact_privacy: 8, domain_forwarding: 5, email_forwarding: 3 },
  add_on_offers: {
    contact_privacy: { cost: 3.42, is_least: false },
    domain_forwarding: { cost: 2.14, is_least: false },
    email_forwarding: { cost: 0.5, is_least: true },
  },
});

/** A price check that never responds, so that the cart keeps the prices of the page. */
const unanswered: Handlers['checkCartPrice'] = () => new Promise(() => undefined);

describe('[RT-30] the add-ons that a domain does not have', () => {
  it('[DM-09a] sells an add-on for the rest of the term at the displayed price, and links to the cart', async () => {
    const user = userEvent.setup();
    show({ getDomainInfo: () => sold, checkCartPrice: unanswered });
    const offers = (await screen.findAllByText(/^Until March 1st, 2027:/)).map(({ textContent }) => textContent);
    expect(offers).toEqual([
      'Until March 1st, 2027: $3.42. Then $8.00/year, renewed with the domain. Prices before tax.',
      'Until March 1st, 2027: $2.14. Then $5.00/year, renewed with the domain. Prices before tax.',
      'Until March 1st, 2027: $0.50 for each address, the smallest amount a card can be charged. Then $3.00/year, renewed with the domain. Prices before tax.',
    ]);
    expect(screen.queryByRole('switch', { name: 'Privacy Protection' })).toBeNull();
    await user.click(screen.getByRole('button', { name: `Add to cart Privacy Protection for ${NAME}` }));
    const link = await screen.findByRole('link', { name: `In cart Privacy Protection for ${NAME}` });
    expect(link).toHaveFocus();
    // A notice would be redundant and cover the link on a phone.
    expect(store.get(noticesAtom)).toEqual([]);
    expect(link).toHaveAttribute('href', '/site/cart');
    await user.click(screen.getByRole('button', { name: `Add to cart Email Forwarding for ${NAME}` }));
    const [line, ...others] = store.get(cartAtom).items;
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      type: 'renew',
      period: 0,
      domain: NAME,
      cost: 0,
      date: sold.expiry_date,
      isUpdate: true,
      privacy: true,
    });
    expect(
      line?.sub_products.map(({ type, cost, price, service_prorated }) => [type, cost, price, service_prorated]),
    ).toEqual([
      ['contact_privacy', 342, 800, true],
      ['email_forwarding', 50, 300, true],
    ]);
    // Later prices are compared with the one shown on the page.
    expect(store.get(seenPricesAtom)[NAME]).toMatchObject({
      period: 0,
      add_ons: [
        { type: 'contact_privacy', cost: 342 },
        { type: 'email_forwarding', cost: 50 },
      ],
    });
    // The renewal is still offered separately.
    expect(screen.getByRole('button', { name: /^Renew/ })).toBeInTheDocument();
  });

  it('[DM-09a] chooses an add-on on the renewal when that is in the cart', async () => {
    const user = userEvent.setup();
    show({ getDomainInfo: () => sold, checkCartPrice: unanswered });
    await user.click(await screen.findByRole('button', { name: /^Renew/ }));
    await user.click(await screen.findByRole('button', { name: `Add to the renewal Domain Forwarding for ${NAME}` }));
    expect(store.get(cartAtom).items).toMatchObject([
      {
        type: 'renew',
        period: 1,
        sub_products: expect.arrayContaining([
          expect.objectContaining({ type: 'domain_forwarding', is_selected: true, cost: 500, service_prorated: false }),
        ]) as unknown,
      },
    ]);
  });

  it('[DM-09a] sells an add-on only together with a renewal when the domain has expired', async () => {
    show({ getDomainInfo: () => ({ ...sold, add_on_offers: {}, stage: 'grace', status: 'grace' }) });
    expect(
      await screen.findByText('The domain has expired. Renew it to add Privacy Protection, $8.00/year.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add to/ })).toBeNull();
  });
});
