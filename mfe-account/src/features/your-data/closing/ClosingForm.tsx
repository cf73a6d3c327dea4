import { ApiError } from '@storefront/shared/api';
import { closeAccount, type AccountClosing } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
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
import { DownloadMyData } from '../DownloadMyData';
import * as messages from './messages';
import styles from '../closing.module.css';

interface ClosingFormProps {
  email: string;
  found: AccountClosing;
  onDone: () => void;
  /** Called if something now prevents closing the account. */
  onRefused: () => void;
}

/**
 * Shows what closing the account deletes and keeps, with a field to type the address as confirmation. The password is requested afterwards.
 */
export function ClosingForm({ email, found, onDone, onRefused }: ClosingFormProps) {
  const t = useTranslate();
  const form = useId();
  const navigate = useNavigate();
  const emailBox = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();

  const refuse = (why: string): void => {
    setProblem(why);
    emailBox.current?.focus();
  };
  const close = useReauthMutation(closeAccount, t(messages.aboutToClose), {
    onDone: async () => {
      // The account is closed even if this call fails: it only notifies the other tabs and deletes the customer's data in the browser.
      await logout().catch(() => endSession('logout'));
      navigate(paths.home());
      notify({ tone: 'success', text: t(messages.closed, { email }) });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'email_differs') refuse(failureText(error, t));
      else if (error.code === 'account_in_use') onRefused();
    },
  });
  const unexpected = close.isError && !problem;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (close.isPending) return;
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return refuse(t(messages.typeEmail, { email }));
    setProblem(undefined);
    close.mutate({ input: { email: typed.trim() } });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !close.isPending && onDone()}
      title={t(messages.closeQuestion)}
      description={t(messages.notUndone)}
      footer={
        <>
          <Button type="submit" form={form} variant="danger-filled" loading={close.isPending && t(messages.closing)}>
            {t(messages.closeForGood)}
          </Button>
          <Button onClick={onDone} disabledReason={close.isPending ? t(messages.beingClosed) : undefined}>
            {t(messages.keep)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Consequences found={found} />
        <p>{t(messages.takeData)}</p>
        <DownloadMyData />
        <form id={form} noValidate onSubmit={submit}>
          <Stack gap={16}>
            <TextField
              ref={emailBox}
              label={t(messages.yourEmail)}
              hint={t(messages.typeToConfirm, { email })}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              inputMode="email"
              spellCheck={false}
              error={problem}
              onChange={(event) => setTyped(event.target.value)}
            />
            {unexpected && (
              <Banner tone="danger">{t(messages.notClosed, { failure: failureText(close.error, t) })}</Banner>
            )}
          </Stack>
        </form>
      </Stack>
      {close.dialog}
    </Dialog>
  );
}

/** What closing the account deletes, and what it keeps. */
function Consequences({ found }: Pick<ClosingFormProps, 'found'>) {
  const t = useTranslate();
  return (
    <>
      <section>
        <h3 className={styles.heading}>{t(messages.goes)}</h3>
        <ul className={styles.list}>
          <li>{t(messages.goesYou)}</li>
          <li>{t(messages.goesCards)}</li>
          {found.expired_names > 0 && <li>{t(messages.goesExpired, { count: found.expired_names })}</li>}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>{t(messages.stays)}</h3>
        <ul className={styles.list}>
          {found.receipts > 0 && <li>{t(messages.staysReceipts, { count: found.receipts })}</li>}
          <li>{t(messages.staysHolders)}</li>
          <li>{t(messages.staysLog)}</li>
        </ul>
      </section>
    </>
  );
}
