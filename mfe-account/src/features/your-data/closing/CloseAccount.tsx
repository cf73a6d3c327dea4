import { useApiQuery } from '@storefront/shared/api';
import { getAccountClosing } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { SkeletonRows } from '@storefront/shared/ui/feedback';
import { ClosingForm } from './ClosingForm';
import { ClosureBlockers } from './ClosureBlockers';
import * as messages from './messages';

interface CloseAccountProps {
  /** The address of the account. */
  email: string;
  onDone: () => void;
}

/** Shows what prevents closing the account; otherwise shows what will be deleted and what is kept, and asks for confirmation (LG-07). */
export function CloseAccount({ email, onDone }: CloseAccountProps) {
  const t = useTranslate();
  const closing = useApiQuery(getAccountClosing, {}, { gcTime: 0, staleTime: 0 });
  const onOpenChange = (open: boolean): void => {
    if (!open) onDone();
  };
  const { data } = closing;

  if (data?.is_possible)
    return <ClosingForm email={email} found={data} onDone={onDone} onRefused={() => void closing.refetch()} />;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t(data ? messages.notYet : messages.closeAccount)}
      footer={<Button onClick={onDone}>{t(messages.back)}</Button>}
    >
      {data && <ClosureBlockers found={data} />}
      {!data && !closing.isError && <SkeletonRows rows={3} cells={1} label={t(messages.lookingAt)} />}
      {!data && closing.isError && (
        <QueryFailure level={3} query={closing} title={t(messages.notLooked)} retrying={t(messages.looking)} />
      )}
    </Dialog>
  );
}
