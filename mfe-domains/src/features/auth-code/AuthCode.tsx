import { revealAuthCode, type DomainInfo } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { useReauthMutation, useCustomerOnly } from '@storefront/shared/password';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button, CopyButton } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { FieldError } from '@storefront/shared/ui/field';
import { Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { useEffect, useId, useState } from 'react';
import { cacheFacts } from '../../api/use-own-domain';
import { spoken } from '../../components/spoken';
import * as messages from './messages';
import styles from './auth-code.module.css';

/** Milliseconds until a revealed code is hidden again. */
const SHOWN_MS = 120_000;

/** The transfer code of a domain, shown on demand and never stored (DM-04, I8). */
export function AuthCode({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const customerOnly = useCustomerOnly();
  const name = toUnicode(domain.domain);
  const from = domain.transferable_from;
  const errorId = useId();
  // Held in component state only, never in the query cache.
  const [code, setCode] = useState<string | null>(null);
  const reveal = useReauthMutation(revealAuthCode, t(messages.aboutToSee, { domain: name }), {
    onDone: ({ auth_code }) => {
      setCode(auth_code);
      cacheFacts(domain.domain, {});
    },
  });

  useEffect(() => {
    if (code === null) return;
    const timer = setTimeout(() => setCode(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [code]);

  return (
    <Section title={t(messages.title)}>
      {domain.transfers_by === 'tag' ? (
        <p>{t(messages.byTag, { link: (words) => <PageLink to={paths.contact()}>{words}</PageLink> })}</p>
      ) : (
        <Stack gap={12}>
          <p className={styles.text}>
            {t(messages.askedFor, { stands: domain.is_locked ? 'locked' : from ? 'held' : 'open' })}
          </p>
          {from && <p className={styles.text}>{t(messages.notBefore, { date: () => <DateText value={from} /> })}</p>}
          <div className={styles.code}>
            {/* The same button for all states, so that the focus can return to it. */}
            <Button
              loading={reveal.isPending && t(messages.asking)}
              aria-describedby={reveal.error ? errorId : undefined}
              {...customerOnly('revealAuthCode')}
              onClick={() => (code === null ? reveal.mutate({ params: { domainName: domain.domain } }) : setCode(null))}
            >
              {t(code === null ? messages.show : messages.hide)}
            </Button>
            <p role="status">
              {code !== null &&
                t(messages.code, {
                  spoken,
                  code: () => (
                    <code className={styles.shown} translate="no">
                      {code}
                    </code>
                  ),
                })}
            </p>
            {code !== null && <CopyButton text={code} />}
          </div>
          <div role="status" className={reveal.error ? undefined : 'sf-visually-hidden'}>
            <FieldError id={errorId}>{reveal.error && failureText(reveal.error, t)}</FieldError>
          </div>
          {code !== null && <StateText state="expiring">{t(messages.keepSecret)}</StateText>}
        </Stack>
      )}
      {reveal.dialog}
    </Section>
  );
}
