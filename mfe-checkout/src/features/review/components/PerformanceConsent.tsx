import type { PerformedLine } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { CheckboxField } from '@storefront/shared/ui/field';
import type { Ref } from 'react';
import * as messages from '../messages';
import { consentText } from '../model/consent-text';

interface PerformanceConsentProps {
  /** The ordered items. */
  lines: readonly PerformedLine[];
  given: boolean;
  /** Whether the customer tried to pay without it. */
  missing: boolean;
  onChange: (isGiven: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Checkbox for the consent of a consumer in the EU or the UK, explaining that it ends the right of withdrawal; never preselected (LG-05).
 */
export function PerformanceConsent({ lines, given, missing, onChange, ref }: PerformanceConsentProps) {
  const t = useTranslate();
  return (
    <CheckboxField
      ref={ref}
      name="immediate_performance"
      label={consentText(lines, t)}
      hint={t(messages.consentHint)}
      required
      checked={given}
      error={missing && !given && t(messages.consentMissing)}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
