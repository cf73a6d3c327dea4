import type { DomainInfo } from '@storefront/shared/contract';
import {
  nameserverChanges,
  readNameservers,
  toUnicode,
  type Nameserver,
  type TypedNameserver,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { nameserverProblemText } from '@storefront/shared/problems';
import { useId, useState, type FormEvent } from 'react';
import { useEditDomain } from '../../api/use-edit-domain';
import { areOurs, defaultNameservers, presentNameservers, toFormRows, toNameserversEdit } from './nameserver-form';
import type { NameserverField } from './NameserverRows';
import * as messages from './messages';

interface Problem {
  fieldId: string | undefined;
  message: string;
}

/** The state of the form for the nameservers of a domain. @param isHeld whether they cannot be changed now */
export function useNameserverForm(domain: DomainInfo, isHeld: boolean) {
  const t = useTranslate();
  const id = useId();
  const present = presentNameservers(domain);
  const [kind, setKind] = useState<'default' | 'own'>(areOurs(present, domain) ? 'default' : 'own');
  const [rows, setRows] = useState<TypedNameserver[]>(() => toFormRows(areOurs(present, domain) ? [] : present));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [toConfirm, setToConfirm] = useState<readonly Nameserver[] | null>(null);
  /** The nameservers before the change that was saved last. */
  const [saved, setSaved] = useState<readonly Nameserver[] | null>(null);
  const { edit, pending, error, dialog } = useEditDomain(
    domain.domain,
    t(messages.aboutToChange, { domain: toUnicode(domain.domain) }),
  );
  const fieldId = (index: number, field: NameserverField) => `${id}-${field}-${index}`;
  const typed = kind === 'default' ? { nameservers: defaultNameservers(domain) } : readNameservers(domain.domain, rows);
  const isSame =
    'nameservers' in typed &&
    Object.values(nameserverChanges(present, typed.nameservers)).every((servers) => servers.length === 0);

  function review(event: FormEvent) {
    event.preventDefault();
    // Enter in a field also submits the form, even while the button is disabled.
    if (isSame || isHeld) return;
    setSaved(null);
    setAttempt(attempt + 1);
    if ('problems' in typed) {
      setProblems(
        typed.problems.map((problem) => ({
          fieldId: fieldId(problem.index ?? 0, problem.field),
          message: nameserverProblemText(problem, t),
        })),
      );
      return;
    }
    setProblems([]);
    setToConfirm(typed.nameservers);
  }

  /** Saves the nameservers. The input is kept until then; a refusal is shown above it. */
  async function save(nameservers: readonly Nameserver[]) {
    setToConfirm(null);
    const done = await edit(toNameserversEdit(nameservers));
    if (!done) return;
    // Keeps what was chosen or typed during the save.
    setKind((now) => (now === kind ? (areOurs(nameservers, done) ? 'default' : 'own') : now));
    setRows((now) => (now === rows ? toFormRows(areOurs(nameservers, done) ? [] : nameservers) : now));
    setSaved(present);
  }

  return {
    id,
    present,
    kind,
    rows,
    problems,
    attempt,
    toConfirm,
    saved,
    pending,
    error,
    dialog,
    isSame,
    fieldId,
    findProblem: (field: string) => problems.find((problem) => problem.fieldId === field)?.message,
    review,
    save,
    cancel: () => setToConfirm(null),
    choose(next: 'default' | 'own') {
      setKind(next);
      setProblems([]);
    },
    addRow: () => setRows([...rows, { host: '', addresses: '' }]),
    changeRow: (index: number, change: Partial<TypedNameserver>) =>
      setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row))),
    removeRow(index: number) {
      setProblems([]);
      setRows(rows.filter((_row, at) => at !== index));
      document.getElementById(fieldId(Math.max(0, index - 1), 'host'))?.focus();
    },
  };
}
