import { fileDate } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { ownOrigin } from '@storefront/shared/routing';
import { Button, CopyButton, DownloadButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Row, Stack } from '@storefront/shared/ui/layout';
import { useRef, useState, type RefObject } from 'react';
import * as messages from './messages';
import styles from './security.module.css';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  email: string;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Shows recovery codes, once, until the customer confirms that they are saved. */
export function RecoveryCodesDialog({ codes, email, focusAfter, onDone }: RecoveryCodesDialogProps) {
  const t = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
  const [problem, setProblem] = useState<string>();

  function end() {
    if (kept) return onDone();
    setProblem(t(messages.keepFirst));
    box.current?.focus();
  }
  const file = () => ({
    name: `recovery_codes_${fileDate(new Date())}.txt`,
    text: [t(messages.codesFile, { email, address: ownOrigin() }), '', ...codes, ''].join('\n'),
    type: 'text/plain',
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && end()}
      title={t(messages.keepCodes)}
      description={t(messages.codesUse)}
      focusAfter={focusAfter}
      footer={
        <Button variant="filled" onClick={end}>
          {t(messages.done)}
        </Button>
      }
    >
      <Stack gap={16}>
        <ul className={styles.codes} aria-label={t(messages.codes)} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Row gap={8}>
          <DownloadButton file={file}>{t(messages.downloadFile)}</DownloadButton>
          <CopyButton size="md" text={codes.join('\n')} subject={t(messages.theCodes)} />
        </Row>
        <CheckboxField
          ref={box}
          label={t(messages.haveKept)}
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
