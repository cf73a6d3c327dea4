import { useTranslate } from '@storefront/shared/i18n';
import { FailurePage } from '../failure/FailurePage';
import * as messages from './messages';

/** Where somebody is sent when the site cannot go on with what it was asked for (RT-33). */
export function ProblemDetectedPage() {
  const t = useTranslate();
  return (
    <FailurePage title={t(messages.title)} lead={t(messages.lead)}>
      {t(messages.again)}
    </FailurePage>
  );
}
