import { createContext, useContext, useId } from 'react';

/** Gives the fields of one form ids of their own; without it a field named `email` has the id `field-email`. */
const Scope = createContext('field');
export const FieldScope = Scope.Provider;

/** The id a field of this name has in the present form: where an error summary links to. */
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
  /** Value for aria-describedby: the hint, then the error, as far as they are there. */
  describedBy: string | undefined;
}

/** The ids that tie a control to its hint and error. */
export function useFieldIds({ id, name, hint, error }: FieldTexts): FieldIds {
  const getId = useFieldIdLookup();
  const own = useId();
  const field = id ?? (name ? getId(name) : own);
  const ids = { field, hint: `${field}-hint`, error: `${field}-error` };
  const describedBy = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ') || undefined;
  return { ...ids, describedBy };
}
