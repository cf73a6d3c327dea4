import { useState } from 'react';
import {
  deskCustomer,
  deskCustomerDomains,
  deskCustomerEmails,
  deskCustomerOrders,
  deskEndSessions,
} from '@storefront/shared/contract/desk';
import type { OutputOf } from '@storefront/shared/contract';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { countryName } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { useParams, usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Banner } from '@storefront/shared/ui/feedback';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { describeDevice } from '@storefront/shared/words';
import { CallDialog } from '../../components/CallDialog';
import { DomainTable } from '../../components/DomainTable';
import { EmailAddress } from '../../components/EmailAddress';
import { EmailTable } from '../../components/EmailTable';
import { Facts } from '../../components/Facts';
import { Loaded } from '../../components/Loaded';
import { OrderTable } from '../../components/OrderTable';
import { PageTurner } from '../../components/PageTurner';
import { Day, Moment } from '../../components/Moment';
import { ActDialog } from './ActDialog';
import { Corrections } from './Corrections';
import { CustomerActivity } from './CustomerActivity';
import { FactorRemovals } from './FactorRemovals';
import * as messages from './messages';

type Customer = OutputOf<typeof deskCustomer>;

export function CustomerPage() {
  const t = useTranslate();
  const { id = '' } = useParams();
  const query = useApiQuery(deskCustomer, { params: { id } });
  return (
    <Loaded isPage query={query} rows={10} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
      {(customer) => <CustomerView key={id} customer={customer} onChanged={() => void query.refetch()} />}
    </Loaded>
  );
}

function CustomerView({ customer, onChanged }: { readonly customer: Customer; readonly onChanged: () => void }) {
  const t = useTranslate();
  usePageTitle(customer.name);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { id } = customer;
  return (
    <Page
      heading="list"
      title={customer.name}
      lead={<EmailAddress address={customer.email} />}
      actions={
        customer.is_confirmed &&
        !customer.is_closed && <Button onClick={() => setDialogOpen(true)}>{t(messages.act)}</Button>
      }
      aside={<Details customer={customer} />}
    >
      <Stack gap={32}>
        {customer.is_closed && <Banner tone="warning">{t(messages.isClosed)}</Banner>}
        <Orders id={id} />
        <Domains id={id} />
        <Sessions customer={customer} onChanged={onChanged} />
        <Corrections customer={customer} />
        <FactorRemovals customer={customer} />
        <CustomerActivity id={id} />
        <Emails id={id} address={customer.email} />
      </Stack>
      {isDialogOpen && <ActDialog customer={customer} onClose={() => setDialogOpen(false)} />}
    </Page>
  );
}

function Details({ customer }: { readonly customer: Customer }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.details)}>
      <Facts
        facts={[
          [t(messages.emailProof), t(messages.confirmed, { isConfirmed: customer.is_confirmed })],
          [t(messages.country), countryName(customer.country)],
          [t(messages.company), customer.company],
          [t(messages.vat), customer.vat_number],
          [t(messages.language), customer.language],
          [t(messages.secondFactor), t(messages.onOff, { isOn: customer.has_second_factor })],
          [t(messages.since), <Day key="since" at={customer.created_at} />],
        ]}
      />
    </Section>
  );
}

function Orders({ id }: { readonly id: string }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    deskCustomerOrders,
    { params: { id }, input: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Section title={t(messages.orders)}>
      <Loaded query={query}>
        {({ rows, has_more }) => (
          <>
            <OrderTable caption={t(messages.orders)} orders={rows} ofOne />
            <PageTurner label={t(messages.orders)} page={page} hasMore={has_more} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Domains({ id }: { readonly id: string }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    deskCustomerDomains,
    { params: { id }, input: { page } },
    { placeholderData: keepPreviousData },
  );
  return (
    <Section title={t(messages.domains)}>
      <Loaded query={query}>
        {({ rows, has_more }) => (
          <>
            <DomainTable caption={t(messages.domains)} domains={rows} ofOne />
            <PageTurner label={t(messages.domains)} page={page} hasMore={has_more} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Emails({ id, address }: { readonly id: string; readonly address: string }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    deskCustomerEmails,
    { params: { id }, input: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Section title={t(messages.emails)}>
      <Loaded query={query}>
        {({ rows, has_more }) => (
          <>
            <EmailTable
              caption={t(messages.emails)}
              emails={rows}
              address={address}
              onResent={() => void query.refetch()}
            />
            <PageTurner label={t(messages.emails)} page={page} hasMore={has_more} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

type Session = Customer['sessions'][number];

function Sessions({ customer, onChanged }: { readonly customer: Customer; readonly onChanged: () => void }) {
  const t = useTranslate();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { id, name, email, sessions } = customer;
  const columns: Column<Session>[] = [
    {
      key: 'device',
      header: t(messages.device),
      cell: ({ device, support }) =>
        support === undefined ? describeDevice(device, t) : t(messages.supportSession, { staff: support }),
    },
    { key: 'address', header: t(messages.address), narrow: 'labelled', cell: ({ ip_address }) => ip_address },
    {
      key: 'used',
      header: t(messages.lastUsed),
      align: 'end',
      narrow: 'labelled',
      cell: ({ last_used_at }) => <Moment at={last_used_at} />,
    },
  ];
  return (
    <Section
      title={t(messages.sessions)}
      actions={
        sessions.length > 0 && (
          <Button size="sm" onClick={() => setDialogOpen(true)}>
            {t(messages.endSessions)}
          </Button>
        )
      }
    >
      <DataTable
        caption={t(messages.sessions)}
        columns={columns}
        rows={sessions}
        rowKey={(session) => session.id}
        density="compact"
        empty={t(messages.noSessions)}
      />
      {isDialogOpen && (
        <CallDialog
          call={deskEndSessions}
          parts={{ params: { id } }}
          title={t(messages.endTitle, { name })}
          terms={t(messages.endTerms, { name, email, count: sessions.length })}
          action={t(messages.endNow, { count: sessions.length })}
          busy={t(messages.ending)}
          isDangerous
          success={({ ended }) => t(messages.ended, { count: ended })}
          onDone={() => {
            setDialogOpen(false);
            onChanged();
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </Section>
  );
}
