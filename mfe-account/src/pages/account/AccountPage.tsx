import { PageLink, paths, useLocation, usePageTitle } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { TabLinks } from '@storefront/shared/ui/tabs';
import { Cards } from '../../features/cards/Cards';
import { Orders } from '../../features/orders/Orders';
import { Profile } from './Profile';

/** `/account/detail` and `/account/billing` (RT-26): one page with two tabs, each with its own address. */
export function AccountPage() {
  const { pathname } = useLocation();
  const isBilling = pathname === paths.account.billing();
  usePageTitle(isBilling ? 'Orders and cards' : 'Account');
  const tabs = [
    { href: paths.account.detail(), label: 'Details', current: !isBilling },
    { href: paths.account.billing(), label: 'Billing', current: isBilling },
  ];
  return (
    <Page title="Account" heading="list">
      <TabLinks label="Account" tabs={tabs} linkAs={PageLink} />
      {isBilling ? (
        <>
          <Orders />
          <Cards />
        </>
      ) : (
        <Profile />
      )}
    </Page>
  );
}
