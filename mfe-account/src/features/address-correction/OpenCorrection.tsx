import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { getAddressCorrection, stopAddressCorrection } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCustomerOnly } from '@storefront/shared/password';
import { Button } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { Banner } from '@storefront/shared/ui/feedback';
import { Stack } from '@storefront/shared/ui/layout';
import * as messages from './messages';

/**
 * Tells a signed-in customer that staff are moving the account to another address, and lets them stop it. Renders nothing if no correction
 * is open.
 */
export function OpenCorrection() {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const { data } = useApiQuery(getAddressCorrection);
  const stop = useApiMutation(stopAddressCorrection, {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: apiQueryKey(getAddressCorrection) });
      notify({ tone: 'success', text: t(messages.isStopped) });
    },
  });
  const correction = data?.correction;
  if (!correction) return null;
  return (
    <Stack gap={8}>
      <Banner
        tone="warning"
        action={
          <Button
            loading={stop.isPending && t(messages.stopping)}
            {...customerOnly('stopAddressCorrection')}
            onClick={() => stop.mutate({ input: {} })}
          >
            {t(messages.stop)}
          </Button>
        }
      >
        {t(messages.isOpen, {
          email: correction.new_email,
          strong: (words) => <strong>{words}</strong>,
          date: () => <DateText value={correction.waits_until} time />,
        })}
      </Banner>
      {stop.isError && <Banner tone="danger">{failureText(stop.error, t)}</Banner>}
    </Stack>
  );
}
