import { toUnicode } from '@storefront/shared/domain';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { AutorenewTerms } from './AutorenewTerms';
import styles from './autorenew.module.css';
import { useDomainEdits } from '../api/use-domain-edits';

interface AutorenewDialogProps {
  /** The names to switch it on for; none closes the dialog. */
  names: readonly string[];
  onClose: () => void;
  /** Gets one sentence for each name that was not switched on; without it a notice has them. */
  onFailed?: (failed: readonly string[]) => void;
}

const namesInWords = (names: readonly string[]): string =>
  names.length === 1 ? toUnicode(names[0] ?? '') : `${names.length} names`;

/** Says what auto-renew will charge, and when, before it is switched on (LG-04). */
export function AutorenewDialog({ names, onClose, onFailed }: AutorenewDialogProps) {
  const edits = useDomainEdits(onFailed);
  const turnOn = () =>
    edits.mutate(
      { names, edit: { auto_renew: true }, done: `Auto-renew is on for ${namesInWords(names)}.` },
      { onSettled: onClose },
    );
  return (
    <Dialog
      open={names.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={`Turn on auto-renew for ${namesInWords(names)}`}
      description="Each name is renewed for one year, with the add-ons that it has. We email you the price at least five days before and never charge more than that, and you can switch it off at any time until then. A name that has come into redemption is not restored by itself."
      footer={
        <>
          <Button variant="filled" loading={edits.isPending && 'Turning on'} onClick={turnOn}>
            Turn on
          </Button>
          <Button onClick={onClose}>Leave it off</Button>
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
