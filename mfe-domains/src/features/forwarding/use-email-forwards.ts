import type { DomainInfo } from '@storefront/shared/contract';
import { formatDate, readEmailForwards, toUnicode, type EmailForward } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { emailForwardProblemText } from '@storefront/shared/problems';
import { useId, useState, type FormEvent } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { findKeptInput, useKeptInput } from '../../components/kept-input';
import * as messages from './messages';
import { refetchForwardingState } from './ConflictingRecords';

/** Returns a row for each bought address. Rows left empty are not saved. */
function listRows(forwards: readonly EmailForward[], most: number): EmailForward[] {
  const missing = Math.max(0, most - forwards.length);
  return [...forwards, ...Array.from({ length: missing }, () => ({ alias: '', target: '' }))];
}

/** The addresses that the customer enters for email forwarding, and how they are saved. Entered ones survive leaving the page. */
export function useEmailForwards(domain: DomainInfo) {
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
  const fewer = domain.email_forwards_next;

  return {
    rows,
    problems,
    /** Incremented with each attempt to save. */
    attempt,
    pending,
    error,
    dialog,
    fieldId,
    findProblem: (index: number, field: keyof EmailForward) =>
      problems.find((problem) => problem.fieldId === fieldId(index, field))?.message,
    change: (index: number, changed: Partial<EmailForward>) =>
      setRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row))),
    /** Says that an address is not paid, or only until a date. */
    paidHint(index: number): string | undefined {
      if (index >= most) return t(messages.notPaid);
      return fewer && index >= fewer.max ? t(messages.paidUntil, { date: formatDate(fewer.from) }) : undefined;
    },
    /** Moves an address to the top; after a renewal for fewer addresses, the first ones are kept. */
    moveToTop(index: number): void {
      setProblems([]);
      setRows((now) => [...now.slice(index, index + 1), ...now.slice(0, index), ...now.slice(index + 1)]);
    },
    /** Saves the addresses; without an event, also replaces the records that conflict with them. */
    async submit(event?: FormEvent): Promise<void> {
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
      refetchForwardingState();
      // Keeps input typed during the save.
      setRows((now) => (now === rows ? listRows(done.email_forwards, most) : now));
      notify({ tone: 'success', text: t(messages.aliasesSaved, { domain: name }) });
    },
  };
}
