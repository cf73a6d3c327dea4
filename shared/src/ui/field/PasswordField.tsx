import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { TextField, type TextFieldProps } from './TextField';
import { useTranslate } from '../../i18n';
import * as messages from './messages';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'mono'>;

/** A password with Show and Hide. It is hidden again on submit, so that browsers store it as a password. */
export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const form = frame.current?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={
        <span ref={frame}>
          <Button
            variant="plain"
            size="sm"
            disabled={field.disabled}
            aria-label={t(shown ? messages.hidePassword : messages.showPassword)}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? messages.hide : messages.show)}
          </Button>
          <span className="sf-visually-hidden" role="status">
            {shown ? t(messages.passwordVisible) : ''}
          </span>
        </span>
      }
    />
  );
}
