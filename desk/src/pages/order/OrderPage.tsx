import { deskDocumentPath, getDeskOrder, type DeskOrder } from '@storefront/shared/contract/desk';
import { useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useParams, usePageTitle } from '@storefront/shared/routing';
import { Page, Row, Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { Amount } from '../../components/Amount';
import { DomainLink } from '../../components/DomainLink';
import { EmailTable } from '../../components/EmailTable';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { orderNumber } from '../../components/OrderTable';
import { orderMarker } from '../../components/status';
import * as shared from '../../components/messages';
import { DecisionBanners, UnpaidBanner } from './DecisionBanners';
import { Lines } from './Lines';
import { OrderActions } from './OrderActions';
import { Timeline } from './Timeline';
import * as messages from './messages';
import { Day, Moment } from '../../components/Moment';
import styles from './order.module.css';

/** Poll interval in milliseconds while an order is not finished. */
const POLL_MS = 2_000;

export function OrderPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  usePageTitle(t(messages.title, { number: orderNumber(id) }));
  const query = useApiQuery(
    getDeskOrder,
    { params: { id } },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.next_step_at ? POLL_MS : false) },
  );
  return (
    <Loaded isPage query={query} rows={10} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
      {(order) => <OrderView order={order} onChanged={() => void query.refetch()} />}
    </Loaded>
  );
}

function OrderView({ order, onChanged }: { readonly order: DeskOrder; readonly onChanged: () => void }) {
  const t = useTranslate();
  const { customer, status } = order;
  return (
    <Page
      heading="list"
      title={
        <>
          {t(messages.title, { number: orderNumber(order.id) })}{' '}
          <span className={styles.status}>
            <StateText state={orderMarker[status]}>{t(shared.orderStatus, { status })}</StateText>
          </span>
        </>
      }
      actions={<OrderActions order={order} />}
      aside={
        <Stack gap={24}>
          <Section title={t(messages.customer)} level={2}>
            <Stack gap={4}>
              <Link to={`/customers/${customer.id}`}>{customer.name}</Link>
              <span className={styles.quiet} translate="no">
                {customer.email}
              </span>
            </Stack>
          </Section>
          <Payment order={order} />
          <Documents order={order} />
        </Stack>
      }
    >
      <Stack gap={32}>
        {typeof order.unpaid === 'number' && <UnpaidBanner order={order} owed={order.unpaid} />}
        <DecisionBanners order={order} />
        <Lines order={order} />
        <Section title={t(messages.emails)}>
          <EmailTable
            caption={t(messages.emails)}
            emails={order.emails}
            address={customer.email}
            onResent={onChanged}
          />
        </Section>
        <Timeline entries={order.timeline} />
      </Stack>
    </Page>
  );
}

function Payment({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  const { payment, currency_code: currency } = order;
  const amount = (value: number) => <Amount value={value} currency={currency} />;
  return (
    <Section title={t(messages.money)}>
      <Facts
        facts={[
          [t(messages.placed), <Moment key="placed" at={order.created_at} />],
          [t(messages.nextStep), order.next_step_at && <Moment key="next" at={order.next_step_at} />],
          [t(messages.method), payment.method],
          [t(messages.held), amount(order.total)],
          [t(messages.charged), amount(order.captured)],
          [t(messages.released), order.voided > 0 && amount(order.voided)],
          [t(messages.refunded), order.refunded > 0 && amount(order.refunded)],
          [t(messages.says), payment.message],
          [t(messages.reference), payment.reference && <span className={styles.mono}>{payment.reference}</span>],
          [t(messages.partner), order.partner],
        ].map(([name, value]) => [String(name), value || null] as const)}
      />
    </Section>
  );
}

function Documents({ order }: { readonly order: DeskOrder }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.documents)}>
      {order.documents.length === 0 ? (
        <p className={styles.quiet}>{t(messages.noDocuments)}</p>
      ) : (
        <Stack as="ul" gap={8} className={styles.documents}>
          {order.documents.map(({ number, kind, amount, domain_name, issued_at }) => (
            <li key={number}>
              <Row justify="between">
                <a href={deskDocumentPath(order.id, number)} download>
                  {t(messages.document, { kind, number })}
                </a>
                <Amount value={amount} currency={order.currency_code} />
              </Row>
              <span className={styles.quiet}>
                <Day at={issued_at} /> {domain_name && <DomainLink name={domain_name} />}
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
