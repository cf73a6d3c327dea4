import { useTranslate } from '@storefront/shared/i18n';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { Breadcrumbs } from '../Breadcrumbs';
import { ArrivingDomain } from './ArrivingDomain';
import * as messages from './messages';
import { NoSuchDomain } from './NoSuchDomain';
import { useArriving } from './use-arriving';

/** Shown instead of a domain if the URL names none, if it is not the customer's, or if it is still being transferred to them. */
export function AbsentDomain({ name }: { name: string }) {
  const t = useTranslate();
  const isArriving = useArriving(name);
  if (isArriving === undefined)
    return <SkeletonRows rows={2} cells={1} label={t(messages.lookingUp, { domain: name })} />;
  const title = isArriving ? t(messages.arriving, { domain: name }) : t(name ? messages.notYours : messages.noName);
  return (
    <Page title={title} heading="list" above={<Breadcrumbs />}>
      {isArriving ? (
        <ArrivingDomain name={name} title={name} />
      ) : (
        <NoSuchDomain
          title={name || t(messages.namesNone)}
          line={t(name ? messages.perhapsMoved : messages.chooseOne)}
        />
      )}
    </Page>
  );
}
