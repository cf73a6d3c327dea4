import type { DomainInfo } from '@storefront/shared/contract';
import { NAMESERVERS_MAX, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { ErrorSummary, RadioGroup } from '@storefront/shared/ui/field';
import { Row, Section } from '@storefront/shared/ui/layout';
import { useEffect, useRef, type ReactNode } from 'react';
import { EditFailure } from '../../components/EditFailure';
import { areOurs } from './nameserver-form';
import { NameserverRows } from './NameserverRows';
import { getTurn, ReviewNameservers } from './ReviewNameservers';
import { useNameserverForm } from './use-nameserver-form';
import * as messages from './messages';
import styles from './nameservers.module.css';

interface NameserversEditorProps {
  domain: DomainInfo;
  /** Why they cannot be changed now, and what to do; null if they can. */
  hold: ReactNode;
}

/** Form for the nameservers of a domain: the shop's, or 2 to 13 custom ones (DM-05). */
export function NameserversEditor({ domain, hold }: NameserversEditorProps) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const isHeld = hold !== null;
  const form = useNameserverForm(domain, isHeld);
  const { id, present, kind, rows, toConfirm, saved, pending, error, isSame } = form;
  const result = useRef<HTMLDivElement>(null);

  // The pressed button has disappeared with its dialog, so the focus moves to the result.
  useEffect(() => {
    if (saved) result.current?.focus();
  }, [saved]);

  const whyNot = isHeld ? t(messages.held) : isSame ? t(messages.unchanged, { domain: name }) : undefined;

  return (
    <Section title={t(messages.title)}>
      <form noValidate className={styles.form} onSubmit={form.review}>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        {hold}
        {error && !pending && (
          <EditFailure error={error} notChanged={(failure) => t(messages.notChanged, { failure })} />
        )}
        {saved && (
          <div ref={result} tabIndex={-1}>
            <Banner
              tone="success"
              action={
                <Button size="sm" loading={pending && t(messages.undoing)} onClick={() => void form.save(saved)}>
                  {t(messages.undo)}
                </Button>
              }
            >
              {t(messages.saved, { domain: name, servers: present.map(({ host }) => toUnicode(host)).join(', ') })}
            </Banner>
          </div>
        )}
        <RadioGroup
          name={`${id}-kind`}
          label={t(messages.nameservers)}
          labelHidden
          options={[
            {
              value: 'default',
              label: t(messages.ours),
              hint: t(messages.oursHint, { servers: domain.default_nameservers.join(', ') }),
            },
            { value: 'own', label: t(messages.own), hint: t(messages.ownHint) },
          ]}
          value={kind}
          disabled={isHeld}
          onChange={(event) => form.choose(event.target.value as typeof kind)}
        />
        {kind === 'own' && (
          <NameserverRows
            name={name}
            domain={domain.domain}
            rows={rows}
            disabled={isHeld}
            fieldId={form.fieldId}
            findProblem={form.findProblem}
            onChange={form.changeRow}
            onRemove={form.removeRow}
          />
        )}
        <Row gap={12}>
          <Button
            type="submit"
            variant={isSame || isHeld ? 'outlined' : 'filled'}
            disabledReason={whyNot}
            loading={pending && t(messages.saving)}
          >
            {t(messages.review)}
          </Button>
          {kind === 'own' && (
            <Button
              disabledReason={
                isHeld
                  ? t(messages.held)
                  : rows.length >= NAMESERVERS_MAX
                    ? t(messages.most, { max: NAMESERVERS_MAX })
                    : undefined
              }
              onClick={form.addRow}
            >
              {t(messages.add)}
            </Button>
          )}
        </Row>
      </form>
      {toConfirm && (
        <ReviewNameservers
          name={name}
          before={present}
          after={toConfirm}
          turn={getTurn(areOurs(present, domain), areOurs(toConfirm, domain))}
          transferPath={paths.transferMessage(domain.domain)}
          onSave={() => void form.save(toConfirm)}
          onCancel={form.cancel}
        />
      )}
      {form.dialog}
    </Section>
  );
}
