import { useId, useState } from 'react';
import {
  deskAddWebhook,
  deskEditWebhook,
  WEBHOOK_EVENT_TYPES,
  webhookDescription,
  webhookEventTypes,
  webhookUrl,
  type WebhookEndpoint,
  type WebhookEventType,
} from '@storefront/shared/contract/desk';
import { useApiMutation } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { CheckboxField, FieldError, TextField } from '@storefront/shared/ui/field';
import { onConflict } from '../../components/CallDialog';
import { CodeField, isCode } from '../../components/CodeField';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { eventNames } from './events';
import { getName, Mono } from './WebhookParts';
import * as messages from './messages';
import styles from './webhooks.module.css';

interface EndpointDialogProps {
  /** The endpoint to edit; absent when adding one. */
  readonly endpoint?: WebhookEndpoint;
  /** `secret` is that of a new endpoint. */
  readonly onSaved: (saved: { readonly endpoint: WebhookEndpoint; readonly secret?: string }) => void;
  /** Called after a refusal, possibly because of a concurrent change. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Form to add a webhook endpoint, or to change where it is and what it hears of. */
export function EndpointDialog({ endpoint, onSaved, onRefused, onClose }: EndpointDialogProps) {
  const t = useTranslate();
  const former = { url: endpoint?.url ?? '', description: endpoint?.description ?? '' };
  const formerEvents: readonly string[] = endpoint?.events ?? WEBHOOK_EVENT_TYPES;
  const [url, setUrl] = useState(former.url);
  const [description, setDescription] = useState(former.description);
  const [events, setEvents] = useState<readonly WebhookEventType[]>(
    WEBHOOK_EVENT_TYPES.filter((type) => formerEvents.includes(type)),
  );
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const options = { onError: onConflict(onRefused) };
  const add = useApiMutation(deskAddWebhook, { ...options, onSuccess: onSaved });
  const edit = useApiMutation(deskEditWebhook, {
    ...options,
    onSuccess: (saved) => {
      notify({ tone: 'success', text: t(messages.saved, { name: getName(saved) }) });
      onSaved({ endpoint: saved });
    },
  });

  const readUrl = webhookUrl.safeParse(url);
  const readDescription = webhookDescription.safeParse(description);
  const readEvents = webhookEventTypes.safeParse(events);
  const confirm = () => {
    setTried(true);
    if (!readUrl.success || !readDescription.success || !readEvents.success || !isCode(code)) return;
    const input = { url: readUrl.data, description: readDescription.data, events: readEvents.data, code };
    if (endpoint) edit.mutate({ params: { id: endpoint.id }, input: { ...input, version: endpoint.version } });
    else add.mutate({ input });
  };
  return (
    <ConfirmDialog
      title={endpoint ? t(messages.editTitle, { name: getName(endpoint) }) : t(messages.add)}
      terms={t(endpoint ? messages.editTerms : messages.addTerms)}
      action={t(endpoint ? messages.save : messages.add)}
      busy={t(endpoint ? messages.changing : messages.adding)}
      isBusy={add.isPending || edit.isPending}
      hasInput={url !== former.url || description !== former.description || events.length !== formerEvents.length}
      error={add.error ?? edit.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={t(messages.address)}
        hint={t(messages.addressHint)}
        error={isTried ? readUrl.error?.issues[0]?.message : undefined}
        required
        mono
        type="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <TextField
        label={t(messages.description)}
        hint={t(messages.descriptionHint)}
        error={isTried ? readDescription.error?.issues[0]?.message : undefined}
        optional
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <EventFields
        events={events}
        error={isTried ? readEvents.error?.issues[0]?.message : undefined}
        onChange={setEvents}
      />
      <CodeField value={code} isTried={isTried} onChange={setCode} />
    </ConfirmDialog>
  );
}

interface EventFieldsProps {
  readonly events: readonly WebhookEventType[];
  readonly error: string | undefined;
  readonly onChange: (events: readonly WebhookEventType[]) => void;
}

function EventFields({ events, error, onChange }: EventFieldsProps) {
  const t = useTranslate();
  const errorId = useId();
  return (
    <fieldset className={styles.events} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t(messages.events)}</legend>
      {WEBHOOK_EVENT_TYPES.map((type) => (
        <CheckboxField
          key={type}
          label={t(eventNames[type])}
          hint={<Mono>{type}</Mono>}
          checked={events.includes(type)}
          onChange={({ target }) =>
            onChange(WEBHOOK_EVENT_TYPES.filter((one) => (one === type ? target.checked : events.includes(one))))
          }
        />
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
