import { PERFORMANCE_CONSENT, type PerformedLine } from '@storefront/shared/domain';
import { CheckboxField } from '@storefront/shared/ui/field';
import type { Ref } from 'react';

export interface PerformanceConsentProps {
  /** What is ordered. */
  lines: readonly PerformedLine[];
  given: boolean;
  /** Paying was tried without it. */
  missing: boolean;
  onChange: (given: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/** The consent of a consumer in the EU or the UK, with what it costs; never ticked for anybody (LG-05). */
export function PerformanceConsent({ lines, given, missing, onChange, ref }: PerformanceConsentProps) {
  return (
    <CheckboxField
      ref={ref}
      name="immediate_performance"
      label={PERFORMANCE_CONSENT.textFor(lines)}
      hint="You have this right as a consumer in the EU or the UK. It stays with you for everything that is not carried out."
      required
      checked={given}
      error={missing && !given && 'Tick this to have your order carried out at once'}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
