import { useEffect, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n';
import { ErrorSummary, type FieldProblem } from '../field';
import { useFieldIdLookup } from '../field/field-ids';
import { flattenErrors } from './flatten-errors';
import * as messages from './messages';

export interface FormErrorSummaryProps {
  title?: string;
  /** One more line, such as "Nothing was saved." */
  children?: ReactNode;
  /** Ids of fields whose id is not derived from the name. */
  fieldIds?: Readonly<Record<string, string>>;
}

/** Prefixes the document title with "Error: " while there are errors; a screen reader announces it first. */
function useErrorTitle(active: boolean): void {
  const t = useTranslate();
  useEffect(() => {
    if (!active) return;
    const { title } = document;
    const marked = t(messages.errorTitle, { title });
    document.title = marked;
    return () => {
      // Another page may have set its title since.
      if (document.title === marked) document.title = title;
    };
  }, [active, t]);
}

/** The error summary of the surrounding form. It appears on submit and shrinks while problems are fixed. */
export function FormErrorSummary({ title, children, fieldIds = {} }: FormErrorSummaryProps) {
  const { control } = useFormContext();
  const { errors, isSubmitted, submitCount } = useFormState({ control });
  const getId = useFieldIdLookup();

  const all = flattenErrors(errors);
  // Server errors are at the root; they are shown even before the first submit has finished.
  const shown = isSubmitted || errors.root ? all : [];
  const problems = shown.map(({ name, message }): FieldProblem =>
    isRoot(name) ? { message } : { fieldId: fieldIds[name] ?? getId(name), message },
  );
  useErrorTitle(problems.length > 0);

  return (
    <ErrorSummary errors={inPageOrder(problems)} title={title} attempt={submitCount}>
      {children}
    </ErrorSummary>
  );
}

const isRoot = (name: string) => name === 'root' || name.startsWith('root.');

/** Sorts problems by the order of their fields on the page; those of the whole form come first. */
function inPageOrder(problems: readonly FieldProblem[]): FieldProblem[] {
  const findElement = ({ fieldId }: FieldProblem) => (fieldId ? document.getElementById(fieldId) : null);
  return [...problems].sort((a, b) => {
    const [first, second] = [findElement(a), findElement(b)];
    if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
