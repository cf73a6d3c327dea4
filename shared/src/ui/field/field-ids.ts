import { createContext, useContext, useId } from 'react';

/** The prefix of field ids, which differs for each form; without a form, a field named `email` has the id `field-email`. */
const Scope = createContext('field');
export const FieldScope = Scope.Provider;

/** Returns a function that returns the id of a named field in the current form, for links of an error summary. */
export function useFieldIdLookup(): (name: string) => string {
  const scope = useContext(Scope);
  return (name) => `${scope}-${name}`;
}

export interface FieldTexts {
  id?: string;
  name?: string;
  hint?: unknown;
  error?: unknown;
}

export interface FieldIds {
  field: string;
  hint: string;
  error: string;
  /** Value for aria-describedby: the hint, then the error, if present. */
  describedBy: string | undefined;
}

/** Returns the ids that connect a control with its hint and error. */
export function useFieldIds({ id, name, hint, error }: FieldTexts): FieldIds {
  const getId = useFieldIdLookup();
  const own = useId();
  const field = id ?? (name ? getId(name) : own);
  const ids = { field, hint: `${field}-hint`, error: `${field}-error` };
  const describedBy = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ') || undefined;
  return { ...ids, describedBy };
}
