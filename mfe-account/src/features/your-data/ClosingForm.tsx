import { ApiError } from '@storefront/shared/api';
import { closeAccount, type AccountClosing } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { useReauthMutation } from '@storefront/shared/password';
import { paths, useNavigate } from '@storefront/shared/routing';
import { endSession, logout } from '@storefront/shared/session';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { Stack } from '@storefront/shared/ui/layout';
import { useId, useRef, useState, type FormEvent } from 'react';
import { DownloadMyData } from './DownloadMyData';
import styles from './closing.module.css';

interface ClosingFormProps {
  email: string;
  found: AccountClosing;
  onDone: () => void;
  /** Something stands in the way by now. */
  onRefused: () => void;
}

/** What closing the account takes away and what it leaves, and the address that says that it is meant; the password is asked for after it. */
export function ClosingForm({ email, found, onDone, onRefused }: ClosingFormProps) {
  const form = useId();
  const navigate = useNavigate();
  const emailBox = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const refuse = (why: string): void => {
    setProblem(why);
    emailBox.current?.focus();
  };
  const close = useReauthMutation(closeAccount, 'You are about to close your account for good.', {
    onDone: async () => {
      // The account is gone whatever becomes of this call, which only tells the other tabs and empties what was the customer's.
      await logout().catch(() => endSession('logout'));
      navigate(paths.home());
      notify({ tone: 'success', text: `Your account is closed. An email to ${email} says so.` });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'email_differs') refuse(failureText(error));
      else if (error.code === 'account_in_use') onRefused();
    },
  });
  const unexpected = close.isError && !problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (close.isPending) return;
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return refuse(`Type ${email}`);
    setProblem(undefined);
    close.mutate({ input: { email: typed.trim() } });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !close.isPending && onDone()}
      title="Close your account?"
      description="This cannot be undone."
      footer={
        <>
          <Button type="submit" form={form} variant="danger-filled" loading={close.isPending && 'Closing'}>
            Close my account for good
          </Button>
          <Button onClick={onDone} disabledReason={close.isPending ? 'The account is being closed' : undefined}>
            Keep it
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <section>
          <h3 className={styles.heading}>What goes, at once</h3>
          <ul className={styles.list}>
            <li>Your name, address and password, and every session: you are signed out everywhere</li>
            <li>Saved contacts, your cart, and your cards, at the payment provider too</li>
            {found.expired_names > 0 && (
              <li>
                {found.expired_names === 1 ? 'An expired name' : `${found.expired_names} expired names`}: nobody can
                renew or restore {found.expired_names === 1 ? 'it' : 'them'} for you any more
              </li>
            )}
          </ul>
        </section>
        <section>
          <h3 className={styles.heading}>What stays, and why</h3>
          <ul className={styles.list}>
            {found.receipts > 0 && (
              <li>
                {found.receipts === 1 ? 'One receipt' : `${found.receipts} receipts`} with your name and address, and
                the orders: the tax law asks for them
              </li>
            )}
            <li>Who held each name, until two years after it left us: registrars must keep that</li>
            <li>The log of changes, under a number instead of your name</li>
          </ul>
        </section>
        <p>
          Take your data with you first, if you want it. You may open a new account with the same address at any time;
          it starts empty.
        </p>
        <DownloadMyData />
        <form id={form} noValidate onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              ref={emailBox}
              label="Your email address"
              hint={`Type ${email} to say that you mean it`}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
              error={problem}
              onChange={(event) => setTyped(event.target.value)}
            />
            {unexpected && <Banner tone="danger">The account was not closed. {failureText(close.error)}</Banner>}
          </Stack>
        </form>
      </Stack>
      {close.dialog}
    </Dialog>
  );
}
