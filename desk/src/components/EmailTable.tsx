import { useState } from 'react';
import { deskResend, type SentEmail } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { CallDialog } from './CallDialog';
import * as messages from './messages';
import { Moment } from './Moment';
import styles from './components.module.css';

interface EmailTableProps {
  readonly caption: string;
  readonly emails: readonly SentEmail[];
  /** Current address of the customer, to which emails are resent. */
  readonly address: string;
  readonly onResent: () => void;
}

/** Table of emails to a customer; those without a secret can be resent. */
export function EmailTable({ caption, emails, address, onResent }: EmailTableProps) {
  const t = useTranslate();
  const [emailToResend, setEmailToResend] = useState<SentEmail>();
  const columns: Column<SentEmail>[] = [
    { key: 'subject', breaks: true, header: t(messages.subject), cell: ({ subject }) => subject },
    { key: 'sent', header: t(messages.sent), cell: ({ created_at }) => <Moment at={created_at} /> },
    { key: 'status', header: t(messages.status), cell: ({ status }) => t(messages.emailStatus, { status }) },
    {
      key: 'resend',
      header: t(messages.actions),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      className: styles.action,
      cell: (email) =>
        email.can_resend ? (
          <Button
            size="sm"
            aria-label={t(messages.resendNamed, { subject: email.subject })}
            onClick={() => setEmailToResend(email)}
          >
            {t(messages.resend)}
          </Button>
        ) : (
          <span className={styles.quiet}>{t(messages.notKept)}</span>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={emails}
        rowKey={({ id }) => id}
        density="compact"
        empty={t(messages.noEmails)}
      />
      {emailToResend && (
        <CallDialog
          call={deskResend}
          parts={{ params: { id: emailToResend.id } }}
          title={t(messages.resendQuestion)}
          terms={t(messages.resendTerms, { subject: emailToResend.subject, to: address })}
          action={t(messages.resend)}
          busy={t(messages.resending)}
          success={({ to }) => t(messages.resent, { to })}
          onDone={() => {
            setEmailToResend(undefined);
            onResent();
          }}
          onClose={() => setEmailToResend(undefined)}
        />
      )}
    </>
  );
}
