import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { getActivity, getSecurity, stopFactorRemoval } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
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
    <Stack gap={8}>
      <Banner
        tone="warning"
        action={
          <Button
            loading={stop.isPending && t(messages.stopping)}
            {...customerOnly('stopFactorRemoval')}
            onClick={() => stop.mutate({ input: {} })}
          >
            {t(messages.stop)}
          </Button>
        }
      >
        {t(messages.isWaiting, { date: () => <DateText value={until} time /> })}
      </Banner>
      {stop.isError && <Banner tone="danger">{failureText(stop.error, t)}</Banner>}
    </Stack>
  );
}
