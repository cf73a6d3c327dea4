import { useTranslate } from '@storefront/shared/i18n';
import { Page } from '@storefront/shared/ui/layout';
import { Breadcrumbs } from '../Breadcrumbs';
import * as messages from './messages';
import { NoSuchDomain } from './NoSuchDomain';

/** The page of a domain that the address does not name or that is not the customer's. */
export function AbsentDomain({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <Page title={t(name ? messages.notYours : messages.noName)} heading="list" above={<Breadcrumbs />}>
      <NoSuchDomain title={name || t(messages.namesNone)} line={t(name ? messages.perhapsMoved : messages.chooseOne)} />
    </Page>
  );
}
