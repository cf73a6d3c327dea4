import { useEffect, useState, type MouseEvent } from 'react';
import { Button } from './Button';
import { useTranslate } from '../../i18n';
import * as messages from './messages';

/** How long "Copied" is shown, in milliseconds. */
const CONFIRMATION_MS = 2000;

export interface CopyButtonProps {
  text: string;
  /** The text to copy while Alt is held, such as the Punycode of a domain. */
  altText?: string;
  /** What is copied, for screen readers. */
  subject?: string;
  size?: 'sm' | 'md';
}

/** Copies a text and shows for two seconds whether that worked. */
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
      // The clipboard is refused without a secure origin or permission: show that, since the text can still be selected.
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
