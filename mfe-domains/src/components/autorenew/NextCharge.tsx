import type { Autorenewal } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ChargeText } from './AutorenewTerms';
import * as messages from './messages';

/** Why nothing will be renewed although auto-renew is on, and where that is put right. */
export function AutorenewProblem({ terms }: { terms: Autorenewal }) {
  const t = useTranslate();
  return (
    <>
      <ChargeText terms={terms} /> <PageLink to={paths.account.billing()}>{t(messages.yourCards)}</PageLink>
    </>
  );
}
