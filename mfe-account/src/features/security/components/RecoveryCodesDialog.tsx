import { fileDate } from '@storefront/shared/domain';
import { ownOrigin } from '@storefront/shared/routing';
import { Button, CopyButton, DownloadButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useRef, useState, type RefObject } from 'react';
import styles from './security.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  email: string;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Shows recovery codes, this once, until the customer says that they are kept. */
export function RecoveryCodesDialog({ codes, email, focusAfter, onDone }: RecoveryCodesDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
  const [problem, setProblem] = useState<string>();

  function end() {
    if (kept) return onDone();
    setProblem('Keep them first: they are not shown again');
    box.current?.focus();
  }
  const file = () => ({
    name: `recovery_codes_${fileDate(new Date())}.txt`,
    text: [`Recovery codes of ${email} at ${ownOrigin()}. Each works once.`, '', ...codes, ''].join('\n'),
    type: 'text/plain',
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && end()}
      title="Keep these recovery codes"
      description="Each of them signs you in once, in place of your app or passkey. They are shown this once; earlier ones do not work any more."
      focusAfter={focusAfter}
      footer={
        <Button variant="filled" onClick={end}>
          Done
        </Button>
      }
    >
      <Stack gap={16}>
        <ul className={styles.codes} aria-label="Recovery codes" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Row gap={8}>
          <DownloadButton file={file}>Download as a file</DownloadButton>
          <CopyButton size="md" text={codes.join('\n')} subject="the recovery codes" />
        </Row>
        <CheckboxField
          ref={box}
          label="I have kept them where I find them without this device"
          checked={kept}
          error={problem}
          onChange={({ target }) => {
            setKept(target.checked);
            setProblem(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
