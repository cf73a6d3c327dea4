import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths, useLocation, usePageTitle } from '@storefront/shared/routing';
import { NeedsScripts } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { TabLinks } from '@storefront/shared/ui/tabs';
import { Cards } from '../../features/cards/Cards';
import { Orders } from '../../features/orders/Orders';
import { Profile } from './Profile';
import * as messages from './messages';

/** `/account/detail` and `/account/billing` (RT-26): one page with two tabs, each with its own URL. */
export function AccountPage() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isBilling = pathname === paths.account.billing();
  usePageTitle(t(isBilling ? messages.ordersAndCards : messages.account));
  const tabs = [
    { href: paths.account.detail(), label: t(messages.details), current: !isBilling },
    { href: paths.account.billing(), label: t(messages.billing), current: isBilling },
  ];
  return (
    <Page title={t(messages.account)} heading="list">
      <TabLinks label={t(messages.account)} tabs={tabs} linkAs={PageLink} />
      <NeedsScripts />
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
