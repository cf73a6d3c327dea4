import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { AutorenewTerms } from './AutorenewTerms';
import * as messages from './messages';
import styles from './autorenew.module.css';
import { useDomainEdits } from '../../api/use-domain-edits';

interface AutorenewDialogProps {
  /** The names to switch it on for. */
  names: readonly string[];
  onClose: () => void;
  /** Gets one sentence for each name that was not switched on; without it a notice has them. */
  onFailed?: (failed: readonly string[]) => void;
}

/** Says what auto-renew will charge, and when, before it is switched on (LG-04). */
export function AutorenewDialog({ names, onClose, onFailed }: AutorenewDialogProps) {
  const t = useTranslate();
  const edits = useDomainEdits(onFailed);
  const said = { count: names.length, domain: toUnicode(names[0] ?? '') };
  const turnOn = () =>
    edits.mutate({ names, edit: { auto_renew: true }, done: t(messages.isOn, said) }, { onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.turnOnFor, said)}
      description={t(messages.terms)}
      footer={
        <>
          <Button variant="filled" loading={edits.isPending && t(messages.turningOn)} onClick={turnOn}>
            {t(messages.turnOn)}
          </Button>
          <Button onClick={onClose}>{t(messages.leaveOff)}</Button>
        </>
      }
    >
      <ul className={styles.list}>
        {names.map((name) => (
          <AutorenewTerms key={name} name={name} />
        ))}
      </ul>
    </Dialog>
  );
}
