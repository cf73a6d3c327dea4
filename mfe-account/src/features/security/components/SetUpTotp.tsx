import { useApiMutation } from '@storefront/shared/api';
import { confirmTotp, totpCode, type OutputOf, type beginTotp } from '@storefront/shared/contract';
import { notify } from '@storefront/shared/notices';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { TextField } from '@storefront/shared/ui/field';
import { Form, FormErrorSummary, useZodForm } from '@storefront/shared/ui/form';
import { Row } from '@storefront/shared/ui/layout';
import { lazy, Suspense, useId } from 'react';
import { z } from 'zod/mini';
import { showRefusal } from '../../../model/show-refusal';
import { refreshSecurity } from '../api/refresh-security';
import styles from './security.module.css';

const QrCode = lazy(() => import('./QrCode').then((module) => ({ default: module.QrCode })));

export type TotpSecret = OutputOf<typeof beginTotp>;

const confirmation = z.object({ code: totpCode });

interface SetUpTotpProps {
  secret: TotpSecret;
  /** With the recovery codes that came with it; without any where it was left. */
  onDone: (codes?: readonly string[]) => void;
}

/** Hands a secret to an app, as a picture, as an address and as text, and turns its codes on with the first of them. */
export function SetUpTotp({ secret: { secret, uri }, onDone }: SetUpTotpProps) {
  const formId = useId();
  const form = useZodForm({ schema: confirmation, defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  // Recovery codes are shown once and kept nowhere.
  const confirm = useApiMutation(confirmTotp, { gcTime: 0 });

  const submit = async (input: { code: string }) => {
    try {
      const { recovery_codes } = await confirm.mutateAsync({ input });
      await refreshSecurity();
      notify({ tone: 'success', text: 'Authenticator app added.' });
      onDone(recovery_codes);
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onDone()}
      title="Set up an app"
      description="Any app that makes one-time codes will do."
      footer={
        <>
          <Button type="submit" form={formId} variant="filled" loading={isSubmitting && 'Checking'}>
            Turn on the codes
          </Button>
          <Button onClick={() => onDone()}>Cancel</Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormErrorSummary />
        <ol className={styles.steps}>
          <li>
            <div className={styles.step}>
              <p>Scan this with the app, or enter the key there by hand.</p>
              <Suspense fallback={<Skeleton className={styles.qr} />}>
                <QrCode text={uri} label="QR code with the key for your app" />
              </Suspense>
              <Row gap={8}>
                <span className="sf-visually-hidden">Key: </span>
                <code className={styles.secret} translate="no">
                  {secret.match(/.{1,4}/g)?.join(' ')}
                </code>
                <CopyButton text={secret} subject="the key" />
              </Row>
              <a href={uri}>Open in an app on this device</a>
            </div>
          </li>
          <li>
            <TextField
              label="Code that the app shows now"
              inputMode="numeric"
              autoComplete="one-time-code"
              mono
              width="short"
              {...form.field('code')}
            />
          </li>
        </ol>
      </Form>
    </Dialog>
  );
}
