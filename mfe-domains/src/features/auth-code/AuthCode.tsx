import { revealAuthCode, type DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation } from '@storefront/shared/password';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { FieldError } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { useEffect, useId, useState } from 'react';
import { keepFacts } from '../../api/use-own-domain';
import styles from './auth-code.module.css';

/** Milliseconds after which a code that was shown is hidden again. */
const SHOWN_MS = 120_000;

/** How the name is taken elsewhere: its transfer code, shown on demand and kept nowhere (DM-04, I8). */
export function AuthCode({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const errorId = useId();
  // Only ever in this component's memory: neither a cache nor a query of it exists.
  const [code, setCode] = useState<string | null>(null);
  const reveal = useReauthMutation(revealAuthCode, `You are about to see the transfer code of ${name}.`, {
    onDone: ({ auth_code }) => {
      setCode(auth_code);
      keepFacts(domain.domain, {});
    },
  });

  useEffect(() => {
    if (code === null) return;
    const timer = setTimeout(() => setCode(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [code]);

  return (
    <Section title="Transfer out">
      {domain.transfers_by === 'tag' ? (
        <p>
          Names of this extension move by the tag of the new registrar, not by a code. Write to us from{' '}
          <PageLink to={paths.contact()}>Contact</PageLink> with the tag to move to.
        </p>
      ) : (
        <Stack gap={12}>
          <p className={styles.text}>
            Another registrar asks for the transfer code.{' '}
            {domain.is_locked
              ? 'The name is locked: unlock it too before you move it.'
              : 'The name is unlocked, so the code is enough to move it.'}
          </p>
          <div className={styles.code}>
            {/* One button, so that the focus has a place to come back to. */}
            <Button
              loading={reveal.isPending && 'Asking the registrar'}
              aria-describedby={reveal.error ? errorId : undefined}
              onClick={() => (code === null ? reveal.mutate({ params: { domainName: domain.domain } }) : setCode(null))}
            >
              {code === null ? 'Show the transfer code' : 'Hide the code'}
            </Button>
            <p role="status">
              {code !== null && (
                <>
                  <span className="sf-visually-hidden">Transfer code: </span>
                  <code className={styles.shown} translate="no">
                    {code}
                  </code>
                </>
              )}
            </p>
            {code !== null && <CopyButton text={code} />}
          </div>
          <FieldError id={errorId}>{reveal.error && failureText(reveal.error, t)}</FieldError>
          {code !== null && (
            <StateText state="expiring">
              Give it to nobody but the new registrar. It is hidden again in two minutes.
            </StateText>
          )}
        </Stack>
      )}
      {reveal.dialog}
    </Section>
  );
}
