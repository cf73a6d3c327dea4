import { ApiError } from '@storefront/shared/api';
import type { Translate } from '@storefront/shared/i18n';
import { PasskeyProblem, refusalText } from './passkey';

interface RefusableForm<Field extends string> {
  setError(name: Field | 'root', error: { type: string; message: string }): void;
}

/**
 * Shows a refusal, by the server or by the browser's passkey, above the form, and also at a field if `fields` has one for its code.
 * Anything else is a bug and is rethrown to the page's error boundary.
 */
export function showRefusal<Field extends string>(
  form: RefusableForm<Field>,
  error: unknown,
  t: Translate,
  fields: Readonly<Partial<Record<string, Field>>> = {},
): void {
  if (!(error instanceof ApiError || error instanceof PasskeyProblem)) throw error;
  const field = error instanceof ApiError && error.code ? fields[error.code] : undefined;
  form.setError(field ?? 'root', { type: 'server', message: refusalText(error, t) });
}
