import type { TransferCheck } from '@storefront/shared/contract';
import { paths, useNavigate, useSearchParams } from '@storefront/shared/routing';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Page } from '@storefront/shared/ui/layout';
import { readAskedDomains } from '../../features/transfer/model/asked-domains';
import { wantsCode } from '../../features/transfer/model/wants-code';
import { HowItGoes } from '../../features/transfer/paste/HowItGoes';
import { PasteForm } from '../../features/transfer/paste/PasteForm';
import { TransferPrices } from '../../features/transfer/paste/TransferPrices';
import * as messages from './messages';

/** Returns the page for the result of a check: several domains, one that can be transferred or lacks its code, or one that cannot. */
function pageFor(results: readonly TransferCheck[]): string {
  const [only] = results;
  if (results.length !== 1 || !only) return paths.transferMultiple(results.map(({ domain }) => domain));
  return only.status === 'blocked' && !wantsCode(only)
    ? paths.transferMessage(only.domain)
    : paths.transferReview(only.domain);
}

function TransferAside() {
  return (
    <>
      <HowItGoes />
      <TransferPrices />
    </>
  );
}

/** `/site/transfer` (RT-10) */
export function TransferPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)} aside={<TransferAside />}>
      <PasteForm
        initial={readAskedDomains(query).map(toUnicode).join('\n')}
        onChecked={(results) => void navigate(pageFor(results))}
      />
    </Page>
  );
}
