import { useState } from 'react';
import { deskWebhooks, type WebhookEndpoint } from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Loaded } from '../../components/Loaded';
import { EndpointDialog } from './EndpointDialog';
import { SecretDialog } from './SecretDialog';
import { getName, Mono, WebhookStatus } from './WebhookParts';
import * as messages from './messages';

/** Reads the endpoints again, on every page that shows them. */
export const refetchWebhooks = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: apiQueryKey(deskWebhooks) });

/** Lists the addresses that hear of events of the shop. */
export function WebhooksPage() {
  const t = useTranslate();
  usePageTitle(t(messages.title));
  const query = useApiQuery(deskWebhooks, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const columns: Column<WebhookEndpoint>[] = [
    {
      key: 'name',
      header: t(messages.name),
      cell: (endpoint) => <Link to={`/webhooks/${endpoint.id}`}>{getName(endpoint)}</Link>,
    },
    {
      key: 'status',
      header: t(messages.status),
      narrow: 'labelled',
      cell: (endpoint) => <WebhookStatus endpoint={endpoint} />,
    },
    {
      key: 'url',
      header: t(messages.address),
      narrow: 'labelled',
      breaks: true,
      cell: ({ url }) => <Mono>{url}</Mono>,
    },
    {
      key: 'events',
      header: t(messages.events),
      narrow: 'labelled',
      cell: ({ events }) => t(messages.eventCount, { count: events.length }),
    },
  ];
  return (
    <Page
      heading="list"
      title={t(messages.title)}
      lead={t(messages.lead)}
      actions={<Button onClick={() => setAdding(true)}>{t(messages.add)}</Button>}
    >
      <Loaded query={query} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
        {({ endpoints }) => (
          <DataTable
            caption={t(messages.title)}
            columns={columns}
            rows={endpoints}
            rowKey={({ id }) => id}
            density="compact"
            empty={t(messages.none)}
          />
        )}
      </Loaded>
      {isAdding && (
        <EndpointDialog
          onSaved={(made) => {
            setAdding(false);
            setSecret(made.secret);
            void refetchWebhooks();
          }}
          onRefused={() => void query.refetch()}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Page>
  );
}
