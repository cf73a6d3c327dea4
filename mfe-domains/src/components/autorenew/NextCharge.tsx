import type { Autorenewal } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { ChargeText } from './AutorenewTerms';
import * as messages from './messages';
import { lacksCard } from './use-autorenewal';

/** Shows the next auto-renew charge, or why there will be none although it is on, with a link to fix that. */
export function NextCharge({ terms }: { terms: Autorenewal }) {
  const t = useTranslate();
  return (
    <>
      <ChargeText terms={terms} />
      {lacksCard(terms) && (
        <>
          {' '}
          <PageLink to={paths.account.billing()}>{t(messages.yourCards)}</PageLink>
        </>
      )}
    </>
  );
}
