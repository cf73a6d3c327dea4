import { useApiMutation } from '@storefront/shared/api';
import { confirmTotp, totpCode, type OutputOf, type beginTotp } from '@storefront/shared/contract';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { CopyButton } from '@storefront/shared/ui/button';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { useZodForm } from '@storefront/shared/ui/form';
import { Row } from '@storefront/shared/ui/layout';
import { showRefusal } from '@storefront/shared/password';
import { lazy, Suspense } from 'react';
import { z } from 'zod/mini';
import { refreshSecurity } from '../api/refresh-security';
import { FormDialog } from '../../../components/FormDialog';
import { spoken } from '../../../components/spoken';
import * as messages from './messages';
import styles from './security.module.css';

const QrCode = lazy(() => import('@storefront/shared/qr-code').then((m) => ({ default: m.QrCode })));

export type TotpSecret = OutputOf<typeof beginTotp>;

const confirmation = z.object({ code: totpCode });

interface SetUpTotpProps {
  secret: TotpSecret;
  /** Called with the new recovery codes, or without any if the set-up was abandoned. */
  onDone: (codes?: readonly string[]) => void;
}

/** Shows a TOTP secret as QR code, link and text, and enables it with the first code from the app. */
export function SetUpTotp({ secret: { secret, uri }, onDone }: SetUpTotpProps) {
  const t = useTranslate();
  const form = useZodForm({ schema: confirmation, defaultValues: { code: '' } });
  // Recovery codes are shown once and never cached.
  const confirm = useApiMutation(confirmTotp, { gcTime: 0 });

  const submit = async (input: { code: string }) => {
    try {
      const { recovery_codes } = await confirm.mutateAsync({ input });
      await refreshSecurity();
      notify({ tone: 'success', text: t(messages.appAdded) });
      onDone(recovery_codes);
    } catch (error) {
      showRefusal(form, error, t, { wrong_code: 'code' });
    }
  };

  return (
    <FormDialog
      title={t(messages.setUpApp)}
      description={t(messages.anyApp)}
      form={form}
      onSubmit={submit}
      submit={t(messages.turnOn)}
      submitting={t(messages.checking)}
      cancel={t(messages.cancel)}
      onCancel={() => onDone()}
    >
      <ol className={styles.steps}>
        <li>
          <div className={styles.step}>
            <p>{t(messages.scan)}</p>
            <Suspense fallback={<Skeleton className={styles.qr} />}>
              <QrCode text={uri} label={t(messages.qrCode)} className={styles.qr} />
            </Suspense>
            <Row gap={8}>
              {t(messages.key, {
                spoken,
                key: () => (
                  <code className={styles.secret} translate="no">
                    {secret.match(/.{1,4}/g)?.join(' ')}
                  </code>
                ),
              })}
              <CopyButton text={secret} subject={t(messages.theKey)} />
            </Row>
            <a href={uri}>{t(messages.openHere)}</a>
          </div>
        </li>
        <li>
          <TextField
            label={t(messages.codeNow)}
            inputMode="numeric"
            autoComplete="one-time-code"
            mono
            width="short"
            {...form.field('code')}
          />
        </li>
      </ol>
    </FormDialog>
  );
}
