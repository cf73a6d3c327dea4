import { useState } from 'react';
import {
  deskIssuePartnerKey,
  deskRevokePartnerKey,
  deskSwitchPartner,
  deskTakeOverPartner,
  type Partner,
} from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { type Translate, useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { RadioGroup, TextField } from '@storefront/shared/ui/field';
import { onConflict } from '../../components/CallDialog';
import { CodeField, isCode } from '../../components/CodeField';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import * as messages from './messages';

/** A requested change of a partner. */
export type RequestedChange =
  | { readonly action: 'disable' | 'enable' | 'take_over' | 'issue' }
  | { readonly action: 'revoke'; readonly key: string };

interface ChangeDialogProps {
  readonly request: RequestedChange;
  readonly partner: Partner;
  readonly onChanged: () => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Returns today in UTC, as the value of a date field. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Confirms a change, explaining its effect on the partner's pages. Requires a fresh TOTP code. */
export function ChangeDialog({ request, partner, onChanged, onRefused, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [overlap, setOverlap] = useState('open');
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const words = describe(t, request, partner);
  const options = {
    onSuccess: () => {
      notify({ tone: 'success', text: words.done });
      onChanged();
    },
    onError: onConflict(onRefused),
  };
  const change = useApiMutation(deskSwitchPartner, options);
  const takeOver = useApiMutation(deskTakeOverPartner, options);
  const issue = useApiMutation(deskIssuePartnerKey, options);
  const revoke = useApiMutation(deskRevokePartnerKey, options);
  const each = [change, takeOver, issue, revoke];

  const wantsDay = request.action === 'issue' && overlap === 'day';
  const isDayMissing = wantsDay && day < today();
  const confirm = () => {
    setTried(true);
    if (!isCode(code) || isDayMissing) return;
    const params = { id: partner.id };
    const proven = { version: partner.version, code };
    switch (request.action) {
      case 'disable':
      case 'enable':
        return change.mutate({ params, input: { ...proven, is_disabled: request.action === 'disable' } });
      case 'take_over':
        return takeOver.mutate({ params, input: { code } });
      case 'issue':
        return issue.mutate({ params, input: { ...proven, until: wantsDay ? day : null } });
      case 'revoke':
        return revoke.mutate({ params, input: { ...proven, key: request.key } });
    }
  };
  return (
    <ConfirmDialog
      title={words.title}
      terms={words.terms}
      action={words.action}
      busy={t(messages.changing)}
      isBusy={each.some(({ isPending }) => isPending)}
      isDangerous={request.action === 'disable' || request.action === 'revoke'}
      hasInput={day !== ''}
      error={each.find(({ error }) => error)?.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {request.action === 'issue' && (
        <RadioGroup
          name="overlap"
          label={t(messages.overlap)}
          value={overlap}
          onChange={(event) => setOverlap(event.target.value)}
          options={[
            { value: 'open', label: t(messages.overlapOpen) },
            { value: 'day', label: t(messages.overlapDay) },
          ]}
        />
      )}
      {wantsDay && (
        <TextField
          label={t(messages.lastDay)}
          hint={t(messages.lastDayHint)}
          error={isTried && isDayMissing ? t(messages.lastDayMissing) : undefined}
          type="date"
          width="medium"
          required
          min={today()}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </ConfirmDialog>
  );
}

function describe(t: Translate, change: RequestedChange, { name }: Partner) {
  switch (change.action) {
    case 'disable':
      return {
        title: t(messages.disableTitle, { name }),
        terms: t(messages.disableTerms, { name }),
        action: t(messages.disable),
        done: t(messages.disabled, { name }),
      };
    case 'enable':
      return {
        title: t(messages.enableTitle, { name }),
        terms: t(messages.enableTerms),
        action: t(messages.enable),
        done: t(messages.enabled, { name }),
      };
    case 'take_over':
      return {
        title: t(messages.takeOverTitle, { name }),
        terms: t(messages.takeOverTerms, { name }),
        action: t(messages.takeOver),
        done: t(messages.takenOver, { name }),
      };
    case 'issue':
      return {
        title: t(messages.issueTitle, { name }),
        terms: t(messages.issueTerms, { name }),
        action: t(messages.issueNow),
        done: t(messages.issued, { name }),
      };
    case 'revoke':
      return {
        title: t(messages.revokeTitle),
        terms: t(messages.revokeTerms, { name, key: change.key }),
        action: t(messages.revoke),
        done: t(messages.revoked),
      };
  }
}
