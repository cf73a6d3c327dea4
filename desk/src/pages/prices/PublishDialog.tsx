import { useState } from 'react';
import { deskPublishPrices, type PriceDraft } from '@storefront/shared/contract/desk';
import { ApiError, useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { TextField } from '@storefront/shared/ui/field';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import * as messages from './messages';

interface PublishDialogProps {
  readonly draft: PriceDraft;
  /** Number of changed rows. */
  readonly count: number;
  /** Number of prices that would fall below cost. */
  readonly losses: number;
  readonly onPublished: () => void;
  /** Called after a refusal, possibly because of a concurrent publication. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Confirms a publication and asks for a reason. Never overwrites a version published meanwhile. */
export function PublishDialog({ draft, count, losses, onPublished, onRefused, onClose }: PublishDialogProps) {
  const t = useTranslate();
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const publish = useApiMutation(deskPublishPrices, {
    onSuccess: ({ version }) => {
      notify({ tone: 'success', text: t(messages.published, { version }) });
      onPublished();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) onRefused();
    },
  });
  const confirm = () => {
    setMissing(comment.trim() === '');
    if (comment.trim() !== '') publish.mutate({ input: { draft, comment: comment.trim() } });
  };
  return (
    <ConfirmDialog
      title={t(messages.publishTitle, { count })}
      terms={t(messages.publishTerms)}
      action={t(messages.publishNow)}
      busy={t(messages.publishing)}
      isBusy={publish.isPending}
      isDangerous={losses > 0}
      hasInput={comment.trim() !== ''}
      error={publish.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {losses > 0 && <p>{t(messages.losses, { count: losses })}</p>}
      <TextField
        label={t(messages.comment)}
        hint={t(messages.commentHint)}
        error={isMissing && comment.trim() === '' ? t(messages.commentMissing) : undefined}
        required
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </ConfirmDialog>
  );
}
