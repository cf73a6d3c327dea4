import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { CheckboxField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { useRef, useState, type ReactNode, type RefObject } from 'react';

interface ShownOnceDialogProps {
  title: string;
  description: string;
  /** The secret, with ways to copy it. */
  children: ReactNode;
  /** What the customer confirms. */
  confirmation: string;
  /** Shown if the customer wants to leave without confirming. */
  reminder: string;
  done: string;
  focusAfter: RefObject<HTMLElement | null>;
  onDone: () => void;
}

/** Shows a secret, once, until the customer confirms that it is kept. */
export function ShownOnceDialog({
  title,
  description,
  children,
  confirmation,
  reminder,
  done,
  focusAfter,
  onDone,
}: ShownOnceDialogProps) {
  const box = useRef<HTMLInputElement>(null);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();

  function end() {
    if (isSaved) return onDone();
    setProblem(reminder);
    box.current?.focus();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && end()}
      title={title}
      description={description}
      focusAfter={focusAfter}
      footer={
        <Button variant="filled" onClick={end}>
          {done}
        </Button>
      }
    >
      <Stack gap={16}>
        {children}
        <CheckboxField
          ref={box}
          label={confirmation}
          checked={isSaved}
          error={problem}
          onChange={({ target }) => {
            setSaved(target.checked);
            setProblem(undefined);
          }}
        />
      </Stack>
    </Dialog>
  );
}
