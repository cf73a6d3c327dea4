import { useState } from 'react';
import {
  deskSendWebhookAgain,
  deskTestWebhook,
  deskWebhookDeliveries,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@storefront/shared/contract/desk';
import { keepPreviousData, useApiMutation, useApiQuery } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { PageTurner } from '../../components/PageTurner';
import { getEventName } from './events';
import { Mono } from './WebhookParts';
import * as messages from './messages';
import styles from './webhooks.module.css';

const markers = { waiting: 'checking', delivered: 'done', failed: 'failed' } as const;
/** Milliseconds between two reads while the list is open. */
const REFETCH_MS = 5_000;

/** The deliveries of the last 30 days, newest first, with a button to send each again. */
export function Deliveries({ endpoint }: { readonly endpoint: WebhookEndpoint }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const params = { id: endpoint.id };
  const query = useApiQuery(
    deskWebhookDeliveries,
    { params, input: { page } },
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: REFETCH_MS },
  );
  const sent = {
    onSuccess: () => {
      notify({ tone: 'success', text: t(messages.sending) });
      void query.refetch();
    },
  };
  const test = useApiMutation(deskTestWebhook, sent);
  const again = useApiMutation(deskSendWebhookAgain, sent);
  const isDisabled = endpoint.disabled_at !== null;
  const columns: Column<WebhookDelivery>[] = [
    {
      key: 'event',
      header: t(messages.event),
      cell: ({ event }) => (
        <>
          {t(getEventName(event))}
          <span className={styles.detail}>
            <Mono>{event}</Mono>
          </span>
        </>
      ),
    },
    {
      key: 'created',
      header: t(messages.happened),
      narrow: 'labelled',
      cell: ({ created_at }) => <Moment at={created_at} exact />,
    },
    {
      key: 'status',
      header: t(messages.status),
      narrow: 'labelled',
      cell: ({ status, attempts, due_at }) => (
        <>
          <StateText state={markers[status]}>{t(messages.deliveryStatus, { status })}</StateText>
          {status === 'waiting' && attempts > 0 && due_at !== null && (
            <span className={styles.detail}>
              {t(messages.nextAttempt, { attempts, at: () => <Moment at={due_at} exact /> })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'response',
      header: t(messages.response),
      narrow: 'labelled',
      cell: ({ response_status: status, problem, attempts }) =>
        problem !== null
          ? t(messages.problemName, { problem })
          : (status ?? (attempts === 0 ? t(messages.notSent) : t(messages.noResponse))),
    },
    {
      key: 'again',
      header: t(messages.again),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: ({ id, event, created_at }) =>
        !isDisabled && (
          <Button
            size="sm"
            aria-label={t(messages.againNamed, { event: t(getEventName(event)), at: created_at })}
            loading={again.isPending && again.variables.params.delivery === id && t(messages.sending)}
            onClick={() => !again.isPending && again.mutate({ params: { ...params, delivery: id }, input: {} })}
          >
            {t(messages.again)}
          </Button>
        ),
    },
  ];
  const error = test.error ?? again.error;
  return (
    <Section
      title={t(messages.deliveries)}
      actions={
        !isDisabled && (
          <Button
            size="sm"
            loading={test.isPending && t(messages.sending)}
            onClick={() => !test.isPending && test.mutate({ params, input: {} })}
          >
            {t(messages.sendTest)}
          </Button>
        )
      }
    >
      {error && <Banner tone="danger">{failureText(error, t)}</Banner>}
      <Loaded query={query} loading={t(messages.deliveriesLoading)} failed={t(messages.deliveriesFailed)}>
        {({ rows, has_more }) => (
          <>
            <DataTable
              caption={t(messages.deliveries)}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              density="compact"
              empty={t(messages.noDeliveries)}
            />
            <PageTurner label={t(messages.deliveries)} page={page} hasMore={has_more} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
