import { ApiError } from '@storefront/shared/api';
import type { ErrorBody } from '@storefront/shared/contract';
import { detailText, failureCause, failureText } from '@storefront/shared/failures';
import type { Translate } from '@storefront/shared/i18n';
import { noticeMessages } from '@storefront/shared/notices';

/** Why a save failed and what that means for the edits (D1). */
export type SaveFailure =
  | {
      readonly kind: 'invalid';
      readonly message: string;
      readonly details: readonly { readonly at: string; readonly text: string }[];
    }
  | { readonly kind: 'changed' }
  | {
      readonly kind: 'away' | 'unsettled' | 'unknown' | 'other';
      readonly message: string;
      readonly reference?: string;
    };

function listDetails(detail: ErrorBody['detail'], t: Translate): { at: string; text: string }[] {
  if (typeof detail === 'string') return [{ at: '', text: detail }];
  return (detail ?? []).flatMap((item) =>
    typeof item === 'object' && item.msg !== undefined
      ? [{ at: String(item.loc ?? ''), text: detailText(item, t) }]
      : [],
  );
}

/** Classifies a failed save. Only an invalid record is called 'Invalid DNS record' (NT-08); an outage has its own text. */
export function saveFailure(error: unknown, t: Translate): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'other', message: failureText(error, t) };
  const reference = error.requestId;
  const message = failureCause(error, t);
  if (error.code === 'invalid_record')
    return {
      kind: 'invalid',
      message: error.body?.message || t(noticeMessages.invalidRecord),
      details: listDetails(error.body?.detail, t),
    };
  if (error.status === 409) return { kind: 'changed' };
  if (error.code === 'zone_unsettled') return { kind: 'unsettled', message, reference };
  if (error.status === 503) return { kind: 'away', message, reference };
  // No response arrived, so the save may have succeeded.
  if (error.isTransient) return { kind: 'unknown', message, reference };
  return { kind: 'other', message, reference };
}
