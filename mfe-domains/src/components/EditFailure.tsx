import { ApiError } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { Banner } from '@storefront/shared/ui/feedback';

/** Whether the registrar did not respond to a change, so that it may or may not have been made. A page must not say "not changed" then. */
const isUnanswered = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'registrar_silent' && error.body?.params?.what === 'change';

interface EditFailureProps {
  readonly error: Error;
  /** Words that nothing was changed, with the reason. */
  readonly notChanged: (failure: string) => string;
}

/** Says why an edit of a domain failed. */
export function EditFailure({ error, notChanged }: EditFailureProps) {
  const t = useTranslate();
  const failure = failureText(error, t);
  return isUnanswered(error) ? (
    <Banner tone="warning">{failure}</Banner>
  ) : (
    <Banner tone="danger">{notChanged(failure)}</Banner>
  );
}
