import { useEffect, useState, type MouseEvent } from 'react';
import { Button } from './Button';
import { useTranslate } from '../../i18n';
import * as messages from './messages';

/** How long "Copied" stands, in milliseconds. */
const CONFIRMATION_MS = 2000;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What goes there while Alt is held, such as the Punycode of a name. */
  altText?: string;
  /** What is copied, for those who do not see what stands beside the button. */
  subject?: string;
  size?: 'sm' | 'md';
}

/** Copies a text and says for two seconds whether that worked. */
export function CopyButton({ text, altText, subject = text, size = 'sm' }: CopyButtonProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | undefined>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(event: MouseEvent) {
    try {
      await navigator.clipboard.writeText(event.altKey && altText ? altText : text);
      setOutcome('copied');
    } catch {
      // The clipboard is refused without a secure origin or the person's permission: say it, the text can be selected.
      setOutcome('refused');
    }
  }

  const label = t(outcome === 'copied' ? messages.copied : outcome === 'refused' ? messages.notCopied : messages.copy);
  return (
    <>
      <Button variant="plain" size={size} aria-label={t(messages.copySubject, { label, subject })} onClick={copy}>
        {label}
      </Button>
      <span className="sf-visually-hidden" role="status">
        {outcome && label}
      </span>
    </>
  );
}
