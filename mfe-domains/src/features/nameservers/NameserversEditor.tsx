import type { DomainInfo } from '@storefront/shared/contract';
import {
  nameserverChanges,
  NAMESERVERS_MAX,
  readNameservers,
  toUnicode,
  type Nameserver,
  type TypedNameserver,
} from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { nameserverProblemText } from '@storefront/shared/problems';
import { paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { ErrorSummary, RadioGroup } from '@storefront/shared/ui/field';
import { Row, Section } from '@storefront/shared/ui/layout';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { areOurs, defaultNameservers, toNameserversEdit, presentNameservers, toFormRows } from './nameserver-form';
import { NameserverRows, type NameserverField } from './NameserverRows';
import { getTurn, ReviewNameservers } from './ReviewNameservers';
import { isUnanswered } from '../../api/is-unanswered';
import * as messages from './messages';
import styles from './nameservers.module.css';

interface Problem {
  fieldId: string | undefined;
  message: string;
}

interface NameserversEditorProps {
  domain: DomainInfo;
  /** Why they cannot be changed now, and what to do; null if they can. */
  hold: ReactNode;
}

/** Form for the nameservers of a domain: the shop's, or 2 to 13 custom ones (DM-05). */
export function NameserversEditor({ domain, hold }: NameserversEditorProps) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const id = useId();
  const present = presentNameservers(domain);
  const isHeld = hold !== null;
  const [kind, setKind] = useState<'default' | 'own'>(areOurs(present, domain) ? 'default' : 'own');
  const [rows, setRows] = useState<TypedNameserver[]>(() => toFormRows(areOurs(present, domain) ? [] : present));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<readonly Nameserver[] | null>(null);
  const [saved, setSaved] = useState<readonly Nameserver[] | null>(null);
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToChange, { domain: name }));
  const told = useRef<HTMLDivElement>(null);
  const fieldId = (index: number, field: NameserverField) => `${id}-${field}-${index}`;

  // The pressed button has disappeared with its dialog, so the focus moves to the result.
  useEffect(() => {
    if (saved) told.current?.focus();
  }, [saved]);

  function review(event: FormEvent) {
    event.preventDefault();
    // Enter in a field also submits the form, even while the button is disabled.
    if (isSame || isHeld) return;
    setSaved(null);
    setAttempt(attempt + 1);
    const read =
      kind === 'default' ? { nameservers: defaultNameservers(domain) } : readNameservers(domain.domain, rows);
    if ('problems' in read) {
      setProblems(
        read.problems.map((problem) => ({
          fieldId: fieldId(problem.index ?? 0, problem.field),
          message: nameserverProblemText(problem, t),
        })),
      );
      return;
    }
    setProblems([]);
    setAsked(read.nameservers);
  }

  /** Saves the nameservers. The input is kept until then; a refusal is shown above it. */
  async function save(nameservers: readonly Nameserver[], before: readonly Nameserver[]) {
    setAsked(null);
    const done = await edit(toNameserversEdit(nameservers));
    if (!done) return;
    // Keeps what was chosen or typed during the save.
    setKind((now) => (now === kind ? (areOurs(nameservers, done) ? 'default' : 'own') : now));
    setRows((now) => (now === rows ? toFormRows(areOurs(nameservers, done) ? [] : nameservers) : now));
    setSaved(before);
  }

  const typed = kind === 'default' ? { nameservers: defaultNameservers(domain) } : readNameservers(domain.domain, rows);
  const isSame =
    'nameservers' in typed &&
    Object.values(nameserverChanges(present, typed.nameservers)).every((servers) => servers.length === 0);
  const whyNot = isHeld ? t(messages.held) : isSame ? t(messages.unchanged, { domain: name }) : undefined;
  const findProblem = (field: string) => problems.find((problem) => problem.fieldId === field)?.message;
  const set = (index: number, change: Partial<TypedNameserver>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));

  return (
    <Section title={t(messages.title)}>
      <form noValidate className={styles.form} onSubmit={review}>
        <ErrorSummary errors={problems} attempt={attempt} />
        {hold}
        {error && !pending && (
          <Banner tone={isUnanswered(error) ? 'warning' : 'danger'}>
            {isUnanswered(error) ? failureText(error, t) : t(messages.notChanged, { failure: failureText(error, t) })}
          </Banner>
        )}
        {saved && (
          <div ref={told} tabIndex={-1}>
            <Banner
              tone="success"
              action={
                <Button size="sm" loading={pending && t(messages.undoing)} onClick={() => void save(saved, present)}>
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
          onChange={(event) => {
            setKind(event.target.value as typeof kind);
            setProblems([]);
          }}
        />
        {kind === 'own' && (
          <NameserverRows
            name={name}
            domain={domain.domain}
            rows={rows}
            disabled={isHeld}
            fieldId={fieldId}
            findProblem={findProblem}
            onChange={set}
            onRemove={(index) => {
              setProblems([]);
              setRows(rows.filter((_row, at) => at !== index));
              document.getElementById(fieldId(Math.max(0, index - 1), 'host'))?.focus();
            }}
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
              onClick={() => setRows([...rows, { host: '', addresses: '' }])}
            >
              {t(messages.add)}
            </Button>
          )}
        </Row>
      </form>
      {asked && (
        <ReviewNameservers
          name={name}
          before={present}
          after={asked}
          turn={getTurn(areOurs(present, domain), areOurs(asked, domain))}
          transferPath={paths.transferMessage(domain.domain)}
          onSave={() => void save(asked, present)}
          onCancel={() => setAsked(null)}
        />
      )}
      {dialog}
    </Section>
  );
}
