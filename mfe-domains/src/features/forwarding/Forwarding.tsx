import { ApiError, queryClient } from '@storefront/shared/api';
import { getForwardingState, type DomainInfo } from '@storefront/shared/contract';
import {
  ADD_ONS,
  failureText,
  readEmailForwards,
  readForwardingUrl,
  toUnicode,
  type EmailForward,
} from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { CheckboxField, ErrorSummary, TextField } from '@storefront/shared/ui/field';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { useId, useState, type FormEvent } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { AddOnOffer } from '../../components/add-ons/AddOnOffer';
import { AddOnTerm } from '../../components/add-ons/AddOnTerm';
import { BuyAddOn } from '../../components/add-ons/BuyAddOn';
import { ForwardingStanding } from './ForwardingStanding';
import styles from './forwarding.module.css';

/** Where visitors and mail of a name are sent on, each where it was bought (DM-04). */
export function Forwarding({ domain }: { domain: DomainInfo }) {
  return (
    <Section title="Forwarding">
      <Stack gap={32}>
        <DomainForwarding domain={domain} />
        {(domain.email_forwarding || domain.email_forwarding_sold !== false) && (
          <EmailForwarding key={domain.email_forwards_max} domain={domain} />
        )}
      </Stack>
    </Section>
  );
}

function DomainForwarding({ domain }: { domain: DomainInfo }) {
  const name = toUnicode(domain.domain);
  const { edit, pending, error, dialog } = useEditDomain(
    domain.domain,
    `You are about to change where visitors of ${name} are sent.`,
  );
  const [typed, setTyped] = useState(domain.forwarding_url ?? '');
  const [permanent, setPermanent] = useState(domain.forwarding_permanent ?? false);
  const [keepsPath, setKeepsPath] = useState(domain.forwarding_keeps_path ?? false);
  const [problem, setProblem] = useState<string>();
  if (!domain.domain_forwarding) return <AddOnOffer domain={domain} addOn="domain_forwarding" />;

  async function save(url: string | null, replace = false) {
    const how =
      url === null
        ? {}
        : {
            forwarding_permanent: permanent,
            forwarding_keeps_path: keepsPath,
            ...(replace && { replace_records: true }),
          };
    const done = await edit({ forwarding_url: url, ...how });
    if (!done) return;
    // What was typed while it was being saved stays.
    setTyped((now) => (now === typed ? (done.forwarding_url ?? '') : now));
    askAnew();
    notify({
      tone: 'success',
      text: url === null ? `Forwarding is off for ${name}.` : `Forwarding for ${name} is saved.`,
    });
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    const read =
      typed.trim() === ''
        ? { problem: 'Enter a web address, such as https://www.example.com/shop' }
        : readForwardingUrl(domain.domain, typed);
    setProblem('problem' in read ? read.problem : undefined);
    if ('url' in read) void save(read.url, event === undefined);
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={ADD_ONS.domain_forwarding.label}
        hint={`Visitors to ${name} are sent to this address.`}
        type="url"
        inputMode="url"
        placeholder="https://www.example.com/shop"
        value={typed}
        error={problem ?? (error && !isInTheWay(error) && failureText(error))}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckboxField
        label="Keep the path and query"
        hint="A visitor to /prices is sent to /prices there."
        checked={keepsPath}
        onChange={({ currentTarget }) => setKeepsPath(currentTarget.checked)}
      />
      <CheckboxField
        label="Permanent redirect (301)"
        hint="Search engines switch to the new address. Otherwise the redirect is temporary (302)."
        checked={permanent}
        onChange={({ currentTarget }) => setPermanent(currentTarget.checked)}
      />
      <InTheWay error={error} pending={pending} onReplace={() => submit()} />
      <ForwardingStanding domain={domain} service="visitors" />
      <Row gap={12}>
        <Button type="submit" loading={pending && 'Saving'}>
          Save forwarding
        </Button>
        {domain.forwarding_url !== null && (
          <Button variant="plain" disabled={pending} onClick={() => void save(null)}>
            Stop forwarding
          </Button>
        )}
      </Row>
      <AddOnTerm domain={domain} addOn="domain_forwarding" />
      {dialog}
    </form>
  );
}

function EmailForwarding({ domain }: { domain: DomainInfo }) {
  const id = useId();
  const name = toUnicode(domain.domain);
  const most = domain.email_forwards_max;
  const { edit, pending, error, dialog } = useEditDomain(
    domain.domain,
    `You are about to change where mail to ${name} goes.`,
  );
  const [rows, setRows] = useState<EmailForward[]>(() => rowsOf(domain.email_forwards, most));
  const [problems, setProblems] = useState<readonly { fieldId: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  if (!domain.email_forwarding || most === 0) return <AddOnOffer domain={domain} addOn="email_forwarding" />;

  const fieldId = (index: number, field: keyof EmailForward) => `${id}-${field}-${index}`;
  const problemOf = (index: number, field: keyof EmailForward) =>
    problems.find((problem) => problem.fieldId === fieldId(index, field))?.message;
  const set = (index: number, change: Partial<EmailForward>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    setAttempt(attempt + 1);
    const read = readEmailForwards(domain.domain, rows);
    setProblems(
      'problems' in read
        ? read.problems.map(({ index, field, text }) => ({ fieldId: fieldId(index, field), message: text }))
        : [],
    );
    if (!('forwards' in read)) return;
    const email_forwards = read.forwards.map(({ alias, target }) => ({ alias, target }));
    const done = await edit({ email_forwards, ...(event === undefined && { replace_records: true }) });
    if (!done) return;
    askAnew();
    // What was typed while it was being saved stays.
    setRows((now) => (now === rows ? rowsOf(done.email_forwards, most) : now));
    notify({ tone: 'success', text: `The email aliases of ${name} are saved.` });
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problems} attempt={attempt} />
      <InTheWay error={error} pending={pending} onReplace={() => void submit()} />
      {error && !isInTheWay(error) && !pending && (
        <Banner tone="danger">The aliases were not saved. {failureText(error)} What you entered is still here.</Banner>
      )}
      <fieldset className={styles.addresses}>
        <legend className={styles.legend}>
          {ADD_ONS.email_forwarding.label}, {most} {most === 1 ? 'address' : 'addresses'}
        </legend>
        {rows.map((row, index) => (
          <div key={index} className={styles.pair}>
            <TextField
              id={fieldId(index, 'alias')}
              label={`Alias, before @${name}`}
              placeholder="info"
              value={row.alias}
              error={problemOf(index, 'alias')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => set(index, { alias: event.target.value })}
            />
            <TextField
              id={fieldId(index, 'target')}
              label="Forwards to"
              type="email"
              inputMode="email"
              placeholder="name@example.com"
              value={row.target}
              error={problemOf(index, 'target')}
              autoComplete="off"
              onChange={(event) => set(index, { target: event.target.value })}
            />
          </div>
        ))}
      </fieldset>
      <ForwardingStanding domain={domain} service="mail" />
      <Row>
        <Button type="submit" loading={pending && 'Saving'}>
          Save aliases
        </Button>
      </Row>
      {domain.add_on_offers?.email_forwarding && <BuyAddOn domain={domain} addOn="email_forwarding" />}
      <AddOnTerm domain={domain} addOn="email_forwarding" />
      {dialog}
    </form>
  );
}

const isInTheWay = (error: Error | null): boolean => error instanceof ApiError && error.code === 'records_in_the_way';

/** How it stands is asked anew once something else is set. */
const askAnew = () => void queryClient.invalidateQueries({ queryKey: [getForwardingState.id] });

/** The customer's own DNS records whose place forwarding needs, and the way to give it to it. */
function InTheWay({ error, pending, onReplace }: { error: Error | null; pending: boolean; onReplace: () => void }) {
  if (!(error instanceof ApiError) || !isInTheWay(error) || pending) return null;
  const records = Array.isArray(error.body?.detail)
    ? error.body.detail.flatMap((item) => (typeof item === 'object' && item.msg !== undefined ? [item.msg] : []))
    : [];
  return (
    <Banner tone="warning">
      <p>{failureText(error)} Nothing was saved. If you go on, these are removed:</p>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record}>
            <code>{record}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onReplace}>Replace them and save</Button>
    </Banner>
  );
}

/** A row for each address that was bought; an emptied one is left out when it is saved. */
function rowsOf(forwards: readonly EmailForward[], most: number): EmailForward[] {
  const missing = Math.max(0, most - forwards.length);
  return [...forwards, ...Array.from({ length: missing }, () => ({ alias: '', target: '' }))];
}
