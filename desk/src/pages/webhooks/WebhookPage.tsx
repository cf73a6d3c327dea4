import { useState, type ReactNode } from 'react';
import { deskWebhooks, type WebhookEndpoint } from '@storefront/shared/contract/desk';
import { useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useNavigate, useParams, usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { ChangeDialog, type ChangeAction } from './ChangeDialog';
import { Deliveries } from './Deliveries';
import { EndpointDialog } from './EndpointDialog';
import { SecretDialog } from './SecretDialog';
import { getName, Mono, WebhookStatus } from './WebhookParts';
import { refetchWebhooks } from './WebhooksPage';
import * as messages from './messages';
import styles from './webhooks.module.css';

/** A requested change with the endpoint as displayed, so that concurrent changes are not overwritten. */
interface RequestedChange {
  readonly endpoint: WebhookEndpoint;
  readonly action: ChangeAction | 'edit';
}

export function WebhookPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const query = useApiQuery(deskWebhooks, {}, { staleTime: 0 });
  const [request, setRequest] = useState<RequestedChange>();
  const [secret, setSecret] = useState<string>();
  const close = () => setRequest(undefined);
  const found = query.data?.endpoints.find((endpoint) => endpoint.id === id);
  const title = found ? getName(found) : t(messages.title);
  usePageTitle(title);
  return (
    <Page heading="list" title={title} above={<Link to="/webhooks">{t(messages.title)}</Link>}>
      <Loaded query={query} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
        {() =>
          found ? (
            <Stack gap={32}>
              {found.disabled_because !== null && (
                <Banner tone="warning">{t(messages.isDisabled, { because: found.disabled_because })}</Banner>
              )}
              <Details
                endpoint={found}
                actions={<Actions endpoint={found} onAsk={(action) => setRequest({ endpoint: found, action })} />}
              />
              <Deliveries endpoint={found} />
            </Stack>
          ) : (
            <p>{t(messages.notFound)}</p>
          )
        }
      </Loaded>
      {request &&
        (request.action === 'edit' ? (
          <EndpointDialog
            endpoint={request.endpoint}
            onSaved={() => {
              close();
              void refetchWebhooks();
            }}
            onRefused={() => void refetchWebhooks()}
            onClose={close}
          />
        ) : (
          <ChangeDialog
            action={request.action}
            endpoint={request.endpoint}
            onChanged={(changed) => {
              close();
              setSecret(changed.secret);
              void refetchWebhooks();
              if (request.action === 'delete') void navigate('/webhooks');
            }}
            onRefused={() => void refetchWebhooks()}
            onClose={close}
          />
        ))}
      {secret !== undefined && <SecretDialog secret={secret} isRotated onClose={() => setSecret(undefined)} />}
    </Page>
  );
}

function Actions({
  endpoint,
  onAsk,
}: {
  readonly endpoint: WebhookEndpoint;
  readonly onAsk: (action: RequestedChange['action']) => void;
}) {
  const t = useTranslate();
  return (
    <span className={styles.actions}>
      <Button size="sm" onClick={() => onAsk('edit')}>
        {t(messages.edit)}
      </Button>
      <Button size="sm" onClick={() => onAsk('rotate')}>
        {t(messages.rotate)}
      </Button>
      {endpoint.disabled_at === null ? (
        <Button size="sm" variant="danger" onClick={() => onAsk('disable')}>
          {t(messages.disable)}
        </Button>
      ) : (
        <Button size="sm" onClick={() => onAsk('enable')}>
          {t(messages.enable)}
        </Button>
      )}
      <Button size="sm" variant="danger" onClick={() => onAsk('delete')}>
        {t(messages.remove)}
      </Button>
    </span>
  );
}

function Details({ endpoint, actions }: { readonly endpoint: WebhookEndpoint; readonly actions: ReactNode }) {
  const t = useTranslate();
  const { url, events, failing_since, former_secret_until } = endpoint;
  return (
    <Section title={t(messages.details)} actions={actions}>
      <Facts
        facts={[
          [t(messages.address), <Mono key="url">{url}</Mono>],
          [t(messages.status), <WebhookStatus key="status" endpoint={endpoint} />],
          [t(messages.failingSince), failing_since && <Moment key="failing" at={failing_since} exact />],
          [t(messages.formerSecret), former_secret_until && <Moment key="former" at={former_secret_until} exact />],
          [
            t(messages.events),
            <ul key="events" className={styles.list}>
              {events.map((event) => (
                <li key={event}>
                  <Mono>{event}</Mono>
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
    </Section>
  );
}
