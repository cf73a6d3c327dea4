import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { getActivity, getSecurity, stopFactorRemoval } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCustomerOnly } from '@storefront/shared/password';
import { DateText } from '@storefront/shared/ui/date';
import { StoppableNotice } from '../../components/StoppableNotice';
import * as messages from './messages';

/** Tells a signed-in customer that a removal of two-step sign-in is pending, and lets them stop it. Renders nothing if none is. */
export function WaitingRemoval() {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const until = useApiQuery(getSecurity).data?.factor_removal_until;
  const stop = useApiMutation(stopFactorRemoval, {
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: apiQueryKey(getActivity) });
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(getSecurity) });
      notify({ tone: 'success', text: t(messages.stopped) });
    },
  });
  if (until === undefined) return null;
  return (
    <StoppableNotice
      stop={stop}
      {...customerOnly('stopFactorRemoval')}
      label={t(messages.stop)}
      stopping={t(messages.stopping)}
    >
      {t(messages.isWaiting, { date: () => <DateText value={until} time /> })}
    </StoppableNotice>
  );
}
