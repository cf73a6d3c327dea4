import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { ErrorSummary, type FieldProblem } from '../field';
import { useFieldIdLookup } from '../field/field-ids';
import { flattenErrors } from './flatten-errors';
import { useErrorTitle } from './use-error-title';

export interface FormErrorSummaryProps {
  title?: string;
  /** One line more, such as "Nothing was saved." */
  children?: ReactNode;
  /** The id of a field whose id is not made from its name. */
  fieldIds?: Readonly<Record<string, string>>;
}

/** The error summary of the form around it. It appears when the form is sent and shrinks while problems are mended. */
export function FormErrorSummary({ title, children, fieldIds = {} }: FormErrorSummaryProps) {
  const { control } = useFormContext();
  const { errors, isSubmitted, submitCount } = useFormState({ control });
  const getId = useFieldIdLookup();

  const all = flattenErrors(errors);
  // Errors told by the server stand at the root; they are shown even before the first attempt has ended.
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

/** Problems in the order in which the page shows their fields; those of the whole form come first. */
function inPageOrder(problems: readonly FieldProblem[]): FieldProblem[] {
  const findElement = ({ fieldId }: FieldProblem) => (fieldId ? document.getElementById(fieldId) : null);
  return [...problems].sort((a, b) => {
    const [first, second] = [findElement(a), findElement(b)];
    if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}
