import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { FailurePage } from '../failure/FailurePage';
import * as messages from './messages';

/** The page shown after a step failed on our side (RT-22). */
export function ErrorPage() {
  const t = useTranslate();
  return (
    <FailurePage title={t(messages.title)} lead={t(messages.lead)}>
      {t(messages.orders, { link: (words) => <PageLink to={paths.account.billing()}>{words}</PageLink> })}
    </FailurePage>
  );
}
