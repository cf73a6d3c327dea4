import { ApiError } from '@storefront/shared/api';
import type { Translate } from '@storefront/shared/i18n';
import { PasskeyProblem, refusalText } from '@storefront/shared/password';

interface RefusableForm {
  setError(name: 'root', error: { type: string; message: string }): void;
}

/** Shows a refusal of the server, or of the browser to use a passkey, above the form. Anything else is a defect and is thrown on to the page's boundary. */
export function showRefusal(form: RefusableForm, error: unknown, t: Translate): void {
  if (!(error instanceof ApiError || error instanceof PasskeyProblem)) throw error;
  form.setError('root', { type: 'server', message: refusalText(error, t) });
}
