import { deskPublishPrices, type PriceDraft } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { onConflict } from '../../components/CallDialog';
import { ReasonDialog } from '../../components/ReasonDialog';
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
  return (
    <ReasonDialog
      call={deskPublishPrices}
      toParts={(comment) => ({ input: { draft, comment } })}
      title={t(messages.publishTitle, { count })}
      terms={t(messages.publishTerms)}
      action={t(messages.publishNow)}
      busy={t(messages.publishing)}
      isDangerous={losses > 0}
      label={t(messages.comment)}
      hint={t(messages.commentHint)}
      missing={t(messages.commentMissing)}
      above={losses > 0 && <p>{t(messages.losses, { count: losses })}</p>}
      success={({ version }) => t(messages.published, { version })}
      onDone={onPublished}
      onError={onConflict(onRefused)}
      onClose={onClose}
    />
  );
}
