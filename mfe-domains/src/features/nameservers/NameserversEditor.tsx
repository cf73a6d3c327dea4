import type { DomainInfo } from '@storefront/shared/contract';
import {
  nameserverChanges,
  NAMESERVERS_MAX,
  NAMESERVERS_MIN,
  needsGlue,
  readNameservers,
  toAscii,
  toUnicode,
  type Nameserver,
  type TypedNameserver,
} from '@storefront/shared/domain';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { nameserverProblemText } from '@storefront/shared/problems';
import { PageLink, paths } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Dialog } from '@storefront/shared/ui/dialog';
import { Banner } from '@storefront/shared/ui/feedback';
import { ErrorSummary, RadioGroup, TextField } from '@storefront/shared/ui/field';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { areOurs, defaultNameservers, toNameserversEdit, presentNameservers, toFormRows } from './nameserver-form';
import { NameserverChanges } from './NameserverChanges';
import { spoken } from '../../components/spoken';
import { isUnanswered } from '../../api/is-unanswered';
import * as messages from './messages';
import styles from './nameservers.module.css';

interface Problem {
  fieldId: string | undefined;
  message: string;
}

interface NameserversEditorProps {
  domain: DomainInfo;
  /** Why they cannot be changed now, where that is so. */
  hold: ReactNode;
}

/** A host as it is typed, in as many rows as a name needs. */
const findExample = (index: number) => (index < NAMESERVERS_MIN ? `ns${index + 1}.example.com` : undefined);

/** Chooses who answers for a name: the shop's servers, or 2 to 13 of one's own (DM-05). */
export function NameserversEditor({ domain, hold }: NameserversEditorProps) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const id = useId();
  const present = presentNameservers(domain);
  const [kind, setKind] = useState<'default' | 'own'>(areOurs(present, domain) ? 'default' : 'own');
  const [rows, setRows] = useState<TypedNameserver[]>(() => toFormRows(areOurs(present, domain) ? [] : present));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<readonly Nameserver[] | null>(null);
  const [saved, setSaved] = useState<readonly Nameserver[] | null>(null);
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutToChange, { domain: name }));
  const told = useRef<HTMLDivElement>(null);
  const fieldId = (index: number, field: 'host' | 'addresses') => `${id}-${field}-${index}`;

  // The button that was pressed is gone with its dialog; what became of it is where the focus belongs.
  useEffect(() => {
    if (saved) told.current?.focus();
  }, [saved]);

  function review(event: FormEvent) {
    event.preventDefault();
    // Also Enter in a field sends the form.
    if (isSame) return;
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

  /** What was typed stays as it is until it is saved; a refusal is told above it. */
  async function save(nameservers: readonly Nameserver[], before: readonly Nameserver[]) {
    setAsked(null);
    const done = await edit(toNameserversEdit(nameservers));
    if (!done) return;
    // What was chosen or typed while it was being saved stays.
    setKind((now) => (now === kind ? (areOurs(nameservers, done) ? 'default' : 'own') : now));
    setRows((now) => (now === rows ? toFormRows(areOurs(nameservers, done) ? [] : nameservers) : now));
    setSaved(before);
  }

  const typed = kind === 'default' ? { nameservers: defaultNameservers(domain) } : readNameservers(domain.domain, rows);
  const isSame =
    'nameservers' in typed &&
    Object.values(nameserverChanges(present, typed.nameservers)).every((servers) => servers.length === 0);
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
          onChange={(event) => {
            setKind(event.target.value as typeof kind);
            setProblems([]);
          }}
        />
        {kind === 'own' && (
          <Stack gap={16} as="ol" className={styles.rows}>
            {rows.map((row, index) => {
              const glue = needsGlue(toAscii(row.host) ?? '', domain.domain) || row.addresses !== '';
              return (
                <li key={index} className={styles.row}>
                  <TextField
                    mono
                    id={fieldId(index, 'host')}
                    label={t(messages.nameserver, { count: index + 1 })}
                    value={row.host}
                    placeholder={findExample(index)}
                    error={findProblem(fieldId(index, 'host'))}
                    autoCapitalize="none"
                    autoComplete="off"
                    spellCheck={false}
                    onChange={(event) => set(index, { host: event.target.value })}
                  />
                  {glue && (
                    <TextField
                      mono
                      id={fieldId(index, 'addresses')}
                      label={t(messages.addressesOf, { count: index + 1 })}
                      hint={t(messages.addressesHint, { domain: name })}
                      value={row.addresses}
                      error={findProblem(fieldId(index, 'addresses'))}
                      autoComplete="off"
                      spellCheck={false}
                      onChange={(event) => set(index, { addresses: event.target.value })}
                    />
                  )}
                  {rows.length > NAMESERVERS_MIN && (
                    <Button
                      variant="plain"
                      size="sm"
                      onClick={() => {
                        setProblems([]);
                        setRows(rows.filter((_row, at) => at !== index));
                        document.getElementById(fieldId(Math.max(0, index - 1), 'host'))?.focus();
                      }}
                    >
                      {t(messages.remove, { count: index + 1, spoken })}
                    </Button>
                  )}
                </li>
              );
            })}
          </Stack>
        )}
        <Row gap={12}>
          <Button
            type="submit"
            variant={isSame ? 'outlined' : 'filled'}
            disabledReason={isSame ? t(messages.unchanged, { domain: name }) : undefined}
            loading={pending && t(messages.saving)}
          >
            {t(messages.review)}
          </Button>
          {kind === 'own' && (
            <Button
              disabledReason={rows.length >= NAMESERVERS_MAX ? t(messages.most, { max: NAMESERVERS_MAX }) : undefined}
              onClick={() => setRows([...rows, { host: '', addresses: '' }])}
            >
              {t(messages.add)}
            </Button>
          )}
        </Row>
      </form>
      {asked && (
        <Review
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

type Turn = 'comes' | 'leaves' | 'neither';

function getTurn(wereOurs: boolean, areOurs: boolean): Turn {
  if (wereOurs === areOurs) return 'neither';
  return areOurs ? 'comes' : 'leaves';
}

interface ReviewProps {
  name: string;
  before: readonly Nameserver[];
  after: readonly Nameserver[];
  /** Whether the DNS records kept here begin to count or stop. */
  turn: Turn;
  /** Where the copy of the former records is, for a name that came by a transfer. */
  transferPath: string;
  onSave: () => void;
  onCancel: () => void;
}

function Review({ name, before, after, turn, transferPath, onSave, onCancel }: ReviewProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t(messages.question, { domain: name })}
      description={t(messages.consequence)}
      footer={
        <>
          <Button variant="filled" onClick={onSave}>
            {t(messages.save)}
          </Button>
          <Button onClick={onCancel}>{t(messages.keepEditing)}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <NameserverChanges before={before} after={after} />
        {turn === 'comes' && (
          <Banner tone="warning">
            {t(messages.recordsCount, {
              domain: name,
              link: (words) => <PageLink to={transferPath}>{words}</PageLink>,
            })}
          </Banner>
        )}
        {turn === 'leaves' && <Banner tone="warning">{t(messages.recordsStop)}</Banner>}
      </Stack>
    </Dialog>
  );
}
