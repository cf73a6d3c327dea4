import { useState } from 'react';
import {
  deskDeleteWebhook,
  deskRotateWebhookSecret,
  deskSwitchWebhook,
  type WebhookEndpoint,
} from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { type Translate, useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { onConflict } from '../../components/CallDialog';
import { CodeField, isCode } from '../../components/CodeField';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { getName } from './WebhookParts';
import * as messages from './messages';

export type ChangeAction = 'disable' | 'enable' | 'rotate' | 'delete';

interface ChangeDialogProps {
  readonly action: ChangeAction;
  readonly endpoint: WebhookEndpoint;
  /** `secret` is the new one after a rotation. */
  readonly onChanged: (changed: { readonly secret?: string }) => void;
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Confirms a change, explaining its effect on the receiver. Requires a fresh TOTP code. */
export function ChangeDialog({ action, endpoint, onChanged, onRefused, onClose }: ChangeDialogProps) {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const words = describe(t, action, getName(endpoint));
  const options = {
    onSuccess: (changed: { readonly secret?: string } | null | void) => {
      if (words.done) notify({ tone: 'success', text: words.done });
      onChanged({ ...(changed?.secret !== undefined && { secret: changed.secret }) });
    },
    onError: onConflict(onRefused),
  };
  const change = useApiMutation(deskSwitchWebhook, { ...options, onSuccess: () => options.onSuccess(null) });
  const rotate = useApiMutation(deskRotateWebhookSecret, options);
  const remove = useApiMutation(deskDeleteWebhook, { ...options, onSuccess: () => options.onSuccess(null) });
  const each = [change, rotate, remove];

  const confirm = () => {
    setTried(true);
    if (!isCode(code)) return;
    const params = { id: endpoint.id };
    const input = { version: endpoint.version, code };
    switch (action) {
      case 'disable':
      case 'enable':
        return change.mutate({ params, input: { ...input, is_disabled: action === 'disable' } });
      case 'rotate':
        return rotate.mutate({ params, input });
      case 'delete':
        return remove.mutate({ params, input });
    }
  };
  return (
    <ConfirmDialog
      title={words.title}
      terms={words.terms}
      action={words.action}
      busy={t(messages.changing)}
      isBusy={each.some(({ isPending }) => isPending)}
      isDangerous={action === 'disable' || action === 'delete'}
      // A code is no loss.
      hasInput={false}
      error={each.find(({ error }) => error)?.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </ConfirmDialog>
  );
}

function describe(t: Translate, action: ChangeAction, name: string) {
  switch (action) {
    case 'disable':
      return {
        title: t(messages.disableTitle, { name }),
        terms: t(messages.disableTerms),
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
    case 'rotate':
      return {
        title: t(messages.rotateTitle, { name }),
        terms: t(messages.rotateTerms),
        action: t(messages.rotate),
        done: null,
      };
    case 'delete':
      return {
        title: t(messages.deleteTitle, { name }),
        terms: t(messages.deleteTerms),
        action: t(messages.remove),
        done: t(messages.deleted, { name }),
      };
  }
}
