import { api, useMutation } from '@storefront/shared/api';
import { addRenewal } from '@storefront/shared/cart';
import { getDomainInfo } from '@storefront/shared/contract';
import { useCurrency } from '@storefront/shared/currency';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { paths, useNavigate } from '@storefront/shared/routing';
import { isBeingDeleted } from '../../../api/being-deleted';
import { describeEditFailure } from '../../../api/use-domain-edits';
import * as messages from '../messages';

/** Adds the renewals of many domains to the cart and opens it. If any fails, stays on the page and calls `onFailed`. */
export function useRenewAll(onFailed: (failed: readonly string[]) => void) {
  const t = useTranslate();
  const { code } = useCurrency();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (names: readonly string[]) => {
      const failed: string[] = [];
      let added = 0;
      for (const name of names) {
        try {
          const domain = await api.call(getDomainInfo, {
            params: { domainName: name },
            input: { currency_code: code },
          });
          if (domain.stage !== 'pending_delete' && !isBeingDeleted(domain) && addRenewal(domain)) added += 1;
          else failed.push(t(messages.cannotRenew, { domain: toUnicode(name) }));
        } catch (error) {
          failed.push(describeEditFailure(t, name, error));
        }
      }
      if (failed.length === 0) {
        void navigate(paths.cart());
        return;
      }
      if (added > 0) notify({ tone: 'success', text: t(messages.inCart, { count: added }) });
      onFailed(failed);
    },
  });
}
