import { ApiError } from '@storefront/shared/api';

interface RefusableForm {
  setError(name: 'root', error: { type: string; message: string }): void;
}

/** Shows a refusal of the server above the form. Anything else is a defect and is thrown on to the page's boundary. */
export function showRefusal(form: RefusableForm, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  form.setError('root', { type: 'server', message: error.message });
}
