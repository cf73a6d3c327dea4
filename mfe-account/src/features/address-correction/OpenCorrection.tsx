import { apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { getAddressCorrection, stopAddressCorrection } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useCustomerOnly } from '@storefront/shared/password';
import { DateText } from '@storefront/shared/ui/date';
import { StoppableNotice } from '../../components/StoppableNotice';
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
    <StoppableNotice
      stop={stop}
      {...customerOnly('stopAddressCorrection')}
      label={t(messages.stop)}
      stopping={t(messages.stopping)}
    >
      {t(messages.isOpen, {
        email: correction.new_email,
        strong: (words) => <strong>{words}</strong>,
        date: () => <DateText value={correction.waits_until} time />,
      })}
    </StoppableNotice>
  );
}
