import { useTranslate } from '@storefront/shared/i18n';
import { FailurePage } from '../failure/FailurePage';
import * as messages from './messages';

/** The page shown when the site cannot continue with a request (RT-33). */
export function ProblemDetectedPage() {
  const t = useTranslate();
  return (
    <FailurePage title={t(messages.title)} lead={t(messages.lead)}>
      {t(messages.again)}
    </FailurePage>
  );
}
