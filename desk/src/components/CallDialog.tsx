import type { ComponentProps } from 'react';
import type { AnyEndpoint, OutputOf } from '@storefront/shared/contract';
import { ApiError, useApiMutation, type MutationParts } from '@storefront/shared/api';
import { notify } from '@storefront/shared/notices';
import { ConfirmDialog } from './ConfirmDialog';

export interface CallDialogProps<E extends AnyEndpoint> extends Omit<
  ComponentProps<typeof ConfirmDialog>,
  'isBusy' | 'error' | 'onConfirm'
> {
  readonly call: E;
  /** What is sent; undefined while the fields of the dialog are incomplete. */
  readonly parts: MutationParts<E> | undefined;
  /** Called on every attempt to confirm, after which incomplete fields are marked. */
  readonly onTried?: () => void;
  /** Text of the notice after a success. */
  readonly success?: (answer: OutputOf<E>) => string;
  readonly onDone: (answer: OutputOf<E>) => void;
  readonly onError?: (error: Error) => void;
}

/** Confirms an API call before making it. */
export function CallDialog<E extends AnyEndpoint>(props: CallDialogProps<E>) {
  const { call, parts, onTried, success, onDone, onError, ...dialog } = props;
  const mutation = useApiMutation(call, {
    onSuccess: (answer) => {
      if (success) notify({ tone: 'success', text: success(answer) });
      onDone(answer);
    },
    onError,
  });
  return (
    <ConfirmDialog
      {...dialog}
      isBusy={mutation.isPending || mutation.isSuccess}
      error={mutation.error}
      onConfirm={() => {
        onTried?.();
        if (parts !== undefined) mutation.mutate(parts);
      }}
    />
  );
}

/** Returns an error handler that calls `refetch` if what is displayed was changed concurrently. */
export const onConflict =
  (refetch: () => void) =>
  (error: unknown): void => {
    if (error instanceof ApiError && error.status === 409) refetch();
  };
