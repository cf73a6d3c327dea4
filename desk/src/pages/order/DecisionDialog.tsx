import { useState } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { TextField } from '@storefront/shared/ui/field';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import * as messages from './messages';

interface DecisionDialogProps {
  /** What recording the decision does, and what it does not do. */
  readonly terms: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onDecide: (decision: string) => void;
  readonly onClose: () => void;
}

/** Asks what staff have decided about an order. */
export function DecisionDialog({ terms, isBusy, error, onDecide, onClose }: DecisionDialogProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const decision = text.trim();
  return (
    <ConfirmDialog
      title={t(messages.decideTitle)}
      terms={terms}
      action={t(messages.decide)}
      busy={t(messages.deciding)}
      isBusy={isBusy}
      hasInput={decision !== ''}
      error={error}
      onConfirm={() => {
        setTried(true);
        if (decision !== '') onDecide(decision);
      }}
      onClose={onClose}
    >
      <TextField
        label={t(messages.decision)}
        hint={t(messages.decisionHint)}
        error={isTried && decision === '' ? t(messages.decisionMissing) : undefined}
        required
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
