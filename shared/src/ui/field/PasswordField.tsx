import { useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { TextField, type TextFieldProps } from './TextField';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'mono'>;

/** A password with Show and Hide. It is hidden again when its form is sent, so that browsers store it as a password. */
export function PasswordField({ autoComplete = 'current-password', ...field }: PasswordFieldProps) {
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
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
          <span className="sf-visually-hidden" role="status">
            {shown ? 'Your password is visible' : ''}
          </span>
        </span>
      }
    />
  );
}
