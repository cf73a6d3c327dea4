import { ApiError, apiQueryKey, queryClient, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { cancelTransfer, getTransfer, resendTransferConfirmation, type Transfer } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { useSession } from '@storefront/shared/session';
import * as messages from '../messages';

/** Poll interval in milliseconds; slow, because a transfer takes days. */
const LOOK_EVERY_MS = 15_000;

const isOpen = (transfer: Transfer | undefined): boolean =>
  transfer?.state === 'waiting' || transfer?.state === 'running';

/** Returns the customer's transfer of a domain; `null` for a guest, and if none was ordered. */
export function useOwnTransfer(domain: string): {
  transfer: Transfer | null | undefined;
  error: Error | null;
  retry: () => void;
  retrying: boolean;
} {
  const { status } = useSession();
  const { data, error, refetch, isFetching } = useApiQuery(
    getTransfer,
    { params: { domain } },
    {
      enabled: status === 'authenticated',
      retry: false,
      refetchInterval: ({ state }) => (isOpen(state.data) ? LOOK_EVERY_MS : false),
    },
  );
  const isAbsent = status === 'guest' || (error instanceof ApiError && (error.status === 404 || error.status === 401));
  return {
    transfer: isAbsent ? null : data,
    error: isAbsent ? null : error,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}

/** Returns the actions for a transfer that waits for the registrant. */
export function useTransferActions(domain: string, onCancelled: () => void) {
  const t = useTranslate();
  const done = (text: string, failed: Message<{ failure: string }>, then?: () => void) => ({
    onSuccess: (transfer: Transfer) => {
      queryClient.setQueryData(apiQueryKey(getTransfer, { params: { domain } }), transfer);
      notify({ tone: 'success', text });
      then?.();
    },
    onError: (error: Error) => notify({ tone: 'error', text: t(failed, { failure: failureText(error, t) }) }),
  });
  const cancel = useApiMutation(
    cancelTransfer,
    done(t(messages.beingCancelled, { domain }), messages.notCancelled, onCancelled),
  );
  const resend = useApiMutation(resendTransferConfirmation, done(t(messages.emailSent), messages.emailFailed));
  const parts = { params: { domain } };
  return {
    cancel: () => cancel.mutate(parts),
    cancelling: cancel.isPending,
    resend: () => resend.mutate(parts),
    resending: resend.isPending,
  };
}
