import { useTranslate } from '@storefront/shared/i18n';
import { Page } from '@storefront/shared/ui/layout';
import { Breadcrumbs } from '../Breadcrumbs';
import * as messages from './messages';
import { NoSuchDomain } from './NoSuchDomain';

/** Page shown when the URL contains no valid domain, or one that is not the customer's. */
export function AbsentDomain({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <Page title={t(name ? messages.notYours : messages.noName)} heading="list" above={<Breadcrumbs />}>
      <NoSuchDomain title={name || t(messages.namesNone)} line={t(name ? messages.perhapsMoved : messages.chooseOne)} />
    </Page>
  );
}
