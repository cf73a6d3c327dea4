import type { Credentials } from '@storefront/shared/contract';
import { useTranslate, type Message } from '@storefront/shared/i18n';
import type { FieldProblem } from '@storefront/shared/ui/field';
import { useCallback, useId, useRef, useState, type FormEvent } from 'react';

type FieldName = keyof Credentials;
/** What is wrong with each field; at `root`, with the whole form. */
type Problems = Readonly<Partial<Record<FieldName | 'root', string | undefined>>>;

const FIELDS = ['email', 'password'] as const;
const NONE: Problems = {};

/**
 * Loaded with the first change: the schema library is a tenth of the page's scripts. Undefined if it does not load: then the server alone
 * checks the values.
 */
const loadChecks = () => import('./checks/check-credentials').catch(() => undefined);

function readField(form: HTMLFormElement | null, name: FieldName): string {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
}

/**
 * The two fields of the sign-in form. A field is checked when it loses the focus; once invalid, at each change. Without the form library,
 * which is five times as large as the page and which no other part of it needs.
 */
export function useCredentials() {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const scope = useId();
  /** As sent last. Not state: rendered as the value of a field, the password would be readable in the document. */
  const sent = useRef<Credentials>(null);
  const [problems, setProblems] = useState<Problems>(NONE);
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);

  /** The form is rendered again after a second step, with what was typed. */
  const attach = useCallback((element: HTMLFormElement | null): void => {
    form.current = element;
    for (const name of FIELDS) {
      const input = element?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && sent.current) input.value = sent.current[name];
    }
  }, []);

  const read = (): Credentials => ({
    email: readField(form.current, 'email'),
    password: readField(form.current, 'password'),
  });
  const toText = (message: Message | undefined): string | undefined => message && t(message);

  const checkField = async (name: FieldName): Promise<void> => {
    const checks = await loadChecks();
    // A second step may have replaced the form meanwhile.
    if (!checks || !form.current) return;
    const problem = toText(checks.checkCredentials(read()).problems[name]);
    setProblems((before) => ({ ...before, [name]: problem }));
  };

  const send = async (onValid: (values: Credentials) => Promise<void>): Promise<void> => {
    const typed = read();
    const checked = (await loadChecks())?.checkCredentials(typed);
    setProblems({ email: toText(checked?.problems.email), password: toText(checked?.problems.password) });
    setAttempt((before) => before + 1);
    sent.current = typed;
    if (!checked) return onValid(typed);
    return checked.values && onValid(checked.values);
  };

  /** Returns a handler that checks the fields and passes on what is valid. */
  const handleSubmit = (onValid: (values: Credentials) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    void send(onValid).finally(() => setSending(false));
  };

  const field = (name: FieldName) => ({
    id: `${scope}-${name}`,
    name,
    error: problems[name],
    onBlur: () => void checkField(name),
    onChange: () => void (problems[name] === undefined ? loadChecks() : checkField(name)),
  });

  // The summary appears on submit and shrinks while problems are fixed. A refusal is shown in any case.
  const listed: FieldProblem[] = [
    ...(problems.root === undefined ? [] : [{ message: problems.root }]),
    ...FIELDS.flatMap((name): FieldProblem[] => {
      const message = problems[name];
      return message === undefined || attempt === 0 ? [] : [{ fieldId: `${scope}-${name}`, message }];
    }),
  ];

  return {
    /** Ref of the form. */
    attach,
    form: {
      field,
      handleSubmit,
      isSending,
      summary: { errors: listed, attempt },
      setError: (name: FieldName | 'root', { message }: { readonly message: string }): void =>
        setProblems((before) => ({ ...before, [name]: message })),
      clearErrors: (): void => setProblems(NONE),
    },
  };
}
