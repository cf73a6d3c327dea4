import { useState, type ReactNode } from 'react';
import type { AnyEndpoint } from '@storefront/shared/contract';
import type { MutationParts } from '@storefront/shared/api';
import { TextField } from '@storefront/shared/ui/field';
import { CallDialog, type CallDialogProps } from './CallDialog';

export interface ReasonDialogProps<E extends AnyEndpoint> extends Omit<
  CallDialogProps<E>,
  'parts' | 'onTried' | 'hasInput' | 'children'
> {
  /** Texts of the field: its label, its hint, and the error if it is empty. */
  readonly label: string;
  readonly hint: string;
  readonly missing: string;
  readonly toParts: (reason: string) => MutationParts<E>;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** Confirms an API call for which staff must state a reason. */
export function ReasonDialog<E extends AnyEndpoint>(props: ReasonDialogProps<E>) {
  const { label, hint, missing, toParts, above, below, ...dialog } = props;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const reason = text.trim();
  return (
    <CallDialog<E>
      {...dialog}
      parts={reason === '' ? undefined : toParts(reason)}
      onTried={() => setTried(true)}
      hasInput={reason !== ''}
    >
      {above}
      <TextField
        label={label}
        hint={hint}
        error={isTried && reason === '' ? missing : undefined}
        required
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {below}
    </CallDialog>
  );
}
