import { ApiError, queryClient } from '@storefront/shared/api';
import { getForwardingState, type DomainInfo } from '@storefront/shared/contract';
import {
  formatDate,
  readEmailForwards,
  readForwardingUrl,
  toUnicode,
  type EmailForward,
} from '@storefront/shared/domain';
import { detailText, failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { emailForwardProblemText, forwardingUrlProblemText } from '@storefront/shared/problems';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { CheckboxField, ErrorSummary, TextField } from '@storefront/shared/ui/field';
import { Row } from '@storefront/shared/ui/layout';
import { addOnName } from '@storefront/shared/words';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { AddOnTerm } from '../../components/add-ons/AddOnTerm';
import { findKeptInput, useKeptInput } from '../../components/kept-input';
import { spoken } from '../../components/spoken';
import { BuyAddOn } from '../../components/add-ons/BuyAddOn';
import * as messages from './messages';
import styles from './forwarding.module.css';

/** Loaded only if forwarding is configured. */
const ForwardingStanding = lazy(() =>
  import('./standing/ForwardingStanding').then((module) => ({ default: module.ForwardingStanding })),
);

const URL_EXAMPLE = 'https://www.example.com/shop';
const EMAIL_EXAMPLE = 'name@example.com';

/** Settings of domain forwarding. */
export function DomainForwarding({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const name = toUnicode(domain.domain);
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutVisitors, { domain: name }));
  const place = `visitors ${domain.domain}`;
  const saved = {
    typed: domain.forwarding_url ?? '',
    permanent: domain.forwarding_permanent ?? false,
    keepsPath: domain.forwarding_keeps_path ?? false,
  };
  const [start] = useState(() => findKeptInput<typeof saved>(place) ?? saved);
  const [typed, setTyped] = useState(start.typed);
  const [permanent, setPermanent] = useState(start.permanent);
  const [keepsPath, setKeepsPath] = useState(start.keepsPath);
  useKeptInput(place, () => {
    const isSaved = typed === saved.typed && permanent === saved.permanent && keepsPath === saved.keepsPath;
    return isSaved ? undefined : { typed, permanent, keepsPath };
  });
  const [problem, setProblem] = useState<string>();

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
    // Keeps input typed during the save.
    setTyped((now) => (now === typed ? (done.forwarding_url ?? '') : now));
    askAnew();
    notify({ tone: 'success', text: t(url === null ? messages.isOff : messages.isSaved, { domain: name }) });
  }
  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (typed.trim() === '') return setProblem(t(messages.enterAddress, { example: URL_EXAMPLE }));
    const read = readForwardingUrl(domain.domain, typed);
    setProblem('problem' in read ? forwardingUrlProblemText(read.problem, t) : undefined);
    if ('url' in read) void save(read.url, event === undefined);
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={addOnName('domain_forwarding', t)}
        hint={t(messages.sentTo, { domain: name })}
        type="url"
        inputMode="url"
        placeholder={URL_EXAMPLE}
        value={typed}
        error={problem ?? (error && !isInTheWay(error) && failureText(error, t))}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <CheckboxField
        label={t(messages.keepPath)}
        hint={t(messages.pathHint)}
        checked={keepsPath}
        onChange={({ currentTarget }) => setKeepsPath(currentTarget.checked)}
      />
      <CheckboxField
        label={t(messages.permanent)}
        hint={t(messages.permanentHint)}
        checked={permanent}
        onChange={({ currentTarget }) => setPermanent(currentTarget.checked)}
      />
      <InTheWay error={error} pending={pending} onReplace={() => submit()} />
      {domain.forwarding_url !== null && (
        <Suspense>
          <ForwardingStanding domain={domain} service="visitors" />
        </Suspense>
      )}
      <Row gap={12}>
        <Button type="submit" loading={pending && t(messages.saving)}>
          {t(messages.save)}
        </Button>
        {domain.forwarding_url !== null && (
          <Button variant="plain" aria-disabled={pending} onClick={() => void save(null)}>
            {t(messages.stop)}
          </Button>
        )}
      </Row>
      <AddOnTerm domain={domain} addOn="domain_forwarding" />
      {dialog}
    </form>
  );
}

/** Settings of email forwarding. */
export function EmailForwarding({ domain }: { domain: DomainInfo }) {
  const t = useTranslate();
  const id = useId();
  const name = toUnicode(domain.domain);
  const most = domain.email_forwards_max;
  const { edit, pending, error, dialog } = useEditDomain(domain.domain, t(messages.aboutMail, { domain: name }));
  const place = `mail ${domain.domain}`;
  const [rows, setRows] = useState<EmailForward[]>(() =>
    listRows(findKeptInput<readonly EmailForward[]>(place) ?? domain.email_forwards, most),
  );
  useKeptInput(place, () => {
    const saved = listRows(domain.email_forwards, most);
    const isSaved =
      rows.length === saved.length &&
      rows.every(({ alias, target }, at) => alias === saved[at]?.alias && target === saved[at].target);
    return isSaved ? undefined : rows;
  });
  const [problems, setProblems] = useState<readonly { fieldId: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);

  const fieldId = (index: number, field: keyof EmailForward) => `${id}-${field}-${index}`;
  const findProblem = (index: number, field: keyof EmailForward) =>
    problems.find((problem) => problem.fieldId === fieldId(index, field))?.message;
  const set = (index: number, change: Partial<EmailForward>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));

  const fewer = domain.email_forwards_next;
  const paidHint = (index: number): string | undefined => {
    if (index >= most) return t(messages.notPaid);
    return fewer && index >= fewer.max ? t(messages.paidUntil, { date: formatDate(fewer.from) }) : undefined;
  };
  /** Moves an address to the top; after a renewal for fewer addresses, the first ones are kept. */
  const moveToTop = (index: number) => {
    setProblems([]);
    setRows((now) => [...now.slice(index, index + 1), ...now.slice(0, index), ...now.slice(index + 1)]);
  };

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    setAttempt(attempt + 1);
    const read = readEmailForwards(domain.domain, rows);
    // Saving no addresses is a change only if some were saved before.
    if ('forwards' in read && read.forwards.length === 0 && domain.email_forwards.length === 0)
      return setProblems([{ fieldId: fieldId(0, 'alias'), message: t(messages.enterAlias) }]);
    setProblems(
      'problems' in read
        ? read.problems.map((wrong) => ({
            fieldId: fieldId(wrong.index, wrong.field),
            message: emailForwardProblemText(wrong, t),
          }))
        : [],
    );
    if (!('forwards' in read)) return;
    const email_forwards = read.forwards.map(({ alias, target }) => ({ alias, target }));
    const done = await edit({ email_forwards, ...(event === undefined && { replace_records: true }) });
    if (!done) return;
    askAnew();
    // Keeps input typed during the save.
    setRows((now) => (now === rows ? listRows(done.email_forwards, most) : now));
    notify({ tone: 'success', text: t(messages.aliasesSaved, { domain: name }) });
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={problems} attempt={attempt} />
      <InTheWay error={error} pending={pending} onReplace={() => void submit()} />
      {error && !isInTheWay(error) && !pending && (
        <Banner tone="danger">{t(messages.aliasesNot, { failure: failureText(error, t) })}</Banner>
      )}
      <fieldset className={styles.addresses}>
        <legend className={styles.legend}>
          {t(messages.addresses, { addOn: addOnName('email_forwarding', t), count: most })}
        </legend>
        {rows.map((row, index) => (
          <div key={index} className={styles.pair}>
            <TextField
              id={fieldId(index, 'alias')}
              label={t(messages.alias, { domain: name })}
              placeholder={t(messages.aliasExample)}
              hint={paidHint(index)}
              value={row.alias}
              error={findProblem(index, 'alias')}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => set(index, { alias: event.target.value })}
            />
            <TextField
              id={fieldId(index, 'target')}
              label={t(messages.forwardsTo)}
              type="email"
              inputMode="email"
              placeholder={EMAIL_EXAMPLE}
              value={row.target}
              error={findProblem(index, 'target')}
              autoComplete="off"
              onChange={(event) => set(index, { target: event.target.value })}
            />
            {index > 0 && paidHint(index) !== undefined && row.alias !== '' && (
              <Button variant="plain" onClick={() => moveToTop(index)}>
                {t(messages.toTop, { alias: row.alias, spoken })}
              </Button>
            )}
          </div>
        ))}
      </fieldset>
      {domain.email_forwards.length > 0 && (
        <Suspense>
          <ForwardingStanding domain={domain} service="mail" />
        </Suspense>
      )}
      <Row>
        <Button type="submit" loading={pending && t(messages.saving)}>
          {t(messages.saveAliases)}
        </Button>
      </Row>
      {/* No further addresses are sold once the add-on was cancelled, even before the current offers are loaded. */}
      {domain.add_on_offers?.email_forwarding && domain.add_on_ends?.email_forwarding === undefined && (
        <BuyAddOn domain={domain} addOn="email_forwarding" />
      )}
      <AddOnTerm domain={domain} addOn="email_forwarding" />
      {dialog}
    </form>
  );
}

const isInTheWay = (error: Error | null): boolean => error instanceof ApiError && error.code === 'records_in_the_way';

/** Refetches the state of the forwarding after a change. */
const askAnew = () => void queryClient.invalidateQueries({ queryKey: [getForwardingState.id] });

/** Lists the customer's own DNS records that conflict with forwarding, with a button to replace them. */
function InTheWay({ error, pending, onReplace }: { error: Error | null; pending: boolean; onReplace: () => void }) {
  const t = useTranslate();
  if (!(error instanceof ApiError) || !isInTheWay(error) || pending) return null;
  // The records are listed below, so the sentence omits them.
  const { detail, ...body } = { detail: undefined, ...error.body };
  const brief = Object.create(error, { body: { value: body } }) as ApiError;
  const records = Array.isArray(detail)
    ? detail.flatMap((item) => (typeof item === 'object' ? [detailText(item, t)] : []))
    : [];
  return (
    <Banner tone="warning">
      <p>{t(messages.inTheWay, { failure: failureText(brief, t) })}</p>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record}>
            <code>{record}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onReplace}>{t(messages.replace)}</Button>
    </Banner>
  );
}

/** Returns a row for each bought address. Rows left empty are not saved. */
function listRows(forwards: readonly EmailForward[], most: number): EmailForward[] {
  const missing = Math.max(0, most - forwards.length);
  return [...forwards, ...Array.from({ length: missing }, () => ({ alias: '', target: '' }))];
}
