import { useApiMutation } from '@storefront/shared/api';
import { confirmPassword } from '@storefront/shared/contract';
import { useSession } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { PasswordField } from '@storefront/shared/ui/field';
import { useId, useRef, useState, type FormEvent } from 'react';

interface ConfirmPasswordProps {
  /** What it is for. */
  why: string;
  onDone: (confirmed: boolean) => void;
}

/** Asks for the password once more; for five minutes it is not asked for again. */
export function ConfirmPassword({ why, onDone }: ConfirmPasswordProps) {
  const form = useId();
  const box = useRef<HTMLInputElement>(null);
  const session = useSession();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useApiMutation(confirmPassword, {
    onSuccess: () => onDone(true),
    onError: (error) => {
      setProblem(error.message);
      box.current?.focus();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (confirm.isPending) return;
    if (password === '') {
      setProblem('Enter your password');
      box.current?.focus();
      return;
    }
    setProblem(undefined);
    confirm.mutate({ input: { password } });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone(false)}
      title="Confirm your password"
      description={`${why} So that nobody does it from a session you left open, we ask once more.`}
      footer={
        <>
          <Button type="submit" form={form} variant="filled" loading={confirm.isPending && 'Checking'}>
            Confirm
          </Button>
          <Button onClick={() => onDone(false)}>Cancel</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        {/* Password managers want to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={session.status === 'authenticated' ? session.user.email : ''} readOnly />
        <PasswordField ref={box} label="Password" name="password" value={password} error={problem} onChange={(event) => setPassword(event.target.value)} />
      </form>
    </Dialog>
  );
}
