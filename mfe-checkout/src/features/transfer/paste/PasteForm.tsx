import type { TransferCheck } from '@storefront/shared/contract';
import { readTransferLines, type TransferPaste } from '@storefront/shared/domain';
import { failureCause } from '@storefront/shared/failures';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { FailurePanel, NeedsScripts } from '@storefront/shared/ui/feedback';
import { ErrorSummary, TextAreaField } from '@storefront/shared/ui/field';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import * as messages from './messages';
import styles from './paste.module.css';
import { useCodeCheck } from '../api/use-transfer-check';
import { lineFaultText } from '../lines/line-faults';

/** The example needs no translation. */
const EXAMPLE = 'tannery-lane.com  Xy7!kQ92\nbrindlewharf.net  h3-Pq!22';

/** Summarises in one line what was recognised so far. */
function formatCount(t: Translate, { entries, problems }: TransferPaste): string {
  if (entries.length === 0 && problems.length === 0) return '';
  const bare = entries.filter(({ auth_info }) => auth_info === undefined).length;
  return t(messages.read, { names: entries.length, bare, problems: problems.length });
}

/** Form for a pasted list of domains and codes, which are then checked (TR-04). The input is kept in memory only. */
export function PasteForm({
  onChecked,
  initial = '',
}: {
  onChecked: (results: readonly TransferCheck[]) => void;
  initial?: string;
}) {
  const t = useTranslate();
  const [text, setText] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const paste = useMemo(() => readTransferLines(text), [text]);
  const { check, checking, error } = useCodeCheck(onChecked);
  const field = useId();
  const { entries, problems } = paste;
  const isEmpty = entries.length === 0 && problems.length === 0;

  useEffect(() => {
    // Codes are not stored before they are checked, so leaving the site would lose them.
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (!isEmpty) window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isEmpty]);

  const send = (): void =>
    check(entries.map(({ domain, auth_info }) => ({ domain, ...(auth_info === undefined ? {} : { auth_info }) })));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((before) => before + 1);
    if (!isEmpty && problems.length === 0) send();
  };

  const problemTexts =
    attempt === 0 ? [] : isEmpty ? [t(messages.nothingPasted)] : problems.map((problem) => lineFaultText(problem, t));
  return (
    <form method="post" className={styles.paste} onSubmit={submit} noValidate>
      <NeedsScripts />
      <ErrorSummary attempt={attempt} errors={problemTexts.map((message) => ({ fieldId: field, message }))}>
        {!isEmpty && entries.length > 0 && (
          <Button size="sm" onClick={send} loading={checking && t(messages.checking)}>
            {t(messages.leaveOut, { lines: problems.length, names: entries.length })}
          </Button>
        )}
      </ErrorSummary>
      {error && (
        <FailurePanel
          title={t(messages.notChecked)}
          cause={error}
          line={t(messages.pasteKept, { cause: failureCause(error, t) })}
          level={2}
        />
      )}
      <TextAreaField
        id={field}
        name="names"
        label={t(messages.paste)}
        hint={t(messages.pasteHint)}
        error={problemTexts.length > 1 ? t(messages.linesWrong, { count: problemTexts.length }) : problemTexts[0]}
        mono
        rows={8}
        value={text}
        placeholder={EXAMPLE}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.count} role="status">
        {formatCount(t, paste)}
      </p>
      <Button type="submit" variant="filled" size="lg" loading={checking && t(messages.wait)}>
        {t(messages.check, { count: entries.length })}
      </Button>
    </form>
  );
}
