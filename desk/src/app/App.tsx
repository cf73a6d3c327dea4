import { useEffect } from 'react';
import { deskSession, type StaffMember } from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, setUnauthorizedHandler, useApiQuery } from '@storefront/shared/api';
import { NOTICE_TIMEOUT_MS, sellCurrencies } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { dismiss, notify, useNotices } from '@storefront/shared/notices';
import { Route, Routes, setSiteName } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { ToastViewport } from '@storefront/shared/ui/toast';
import { Loaded } from '../components/Loaded';
import { SignInPage } from '../pages/sign-in/SignInPage';
import { SetUpPage } from '../pages/sign-in/SetUpPage';
import { SearchPage } from '../pages/search/SearchPage';
import { OrderPage } from '../pages/order/OrderPage';
import { CustomerPage } from '../pages/customer/CustomerPage';
import { PartnerPage } from '../pages/partners/PartnerPage';
import { PartnersPage } from '../pages/partners/PartnersPage';
import { HistoryPage, VersionPage } from '../pages/prices/HistoryPage';
import { PricesPage } from '../pages/prices/PricesPage';
import { ReleasesPage } from '../pages/releases/ReleasesPage';
import { StaffPage } from '../pages/staff/StaffPage';
import { WebhookPage } from '../pages/webhooks/WebhookPage';
import { WebhooksPage } from '../pages/webhooks/WebhooksPage';
import { Frame } from './Frame';
import * as messages from './messages';

/** Clears all cached responses and refetches the session. */
function endSession(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== deskSession.id });
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskSession) });
}

export function App() {
  const t = useTranslate();
  const session = useApiQuery(deskSession, {}, { gcTime: Infinity });
  const shop = session.data?.shop ?? '';
  // Set before anything below renders: even the first amount has to show which dollar it is in.
  if (session.data) sellCurrencies(session.data.currencies);

  useEffect(() => setSiteName(t(messages.desk, { shop })), [shop, t]);
  useEffect(
    () =>
      setUnauthorizedHandler(() => {
        const known = queryClient.getQueryData<{ staff: unknown }>(apiQueryKey(deskSession, {}));
        if (known?.staff) notify({ tone: 'info', text: t(messages.sessionOver) });
        endSession();
      }),
    [t],
  );

  return (
    <Loaded isPage query={session} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
      {({ staff }) => <Desk shop={shop} staff={staff} />}
    </Loaded>
  );
}

function Desk({ shop, staff }: { readonly shop: string; readonly staff: StaffMember | null }) {
  const t = useTranslate();
  return (
    <Frame shop={shop} staff={staff} onSignedOut={endSession}>
      {staff ? (
        <Routes>
          <Route path="/" element={<SearchPage />} />
          <Route path="/orders/:id" element={<OrderPage />} />
          <Route path="/customers/:id" element={<CustomerPage />} />
          <Route path="/prices" element={<PricesPage staff={staff} />} />
          <Route path="/prices/history" element={<HistoryPage />} />
          <Route path="/prices/history/:version" element={<VersionPage />} />
          <Route path="/partners" element={<PartnersPage staff={staff} />} />
          <Route path="/partners/:id" element={<PartnerPage staff={staff} />} />
          <Route path="/releases" element={<ReleasesPage />} />
          <Route path="/webhooks" element={<WebhooksPage />} />
          <Route path="/webhooks/:id" element={<WebhookPage />} />
          <Route path="/staff" element={<StaffPage self={staff} />} />
          <Route path="/set-up" element={<SetUpPage />} />
          <Route
            path="*"
            element={
              <Page title={t(messages.noPage)} lead={t(messages.noPageWay)}>
                {null}
              </Page>
            }
          />
        </Routes>
      ) : (
        <Routes>
          <Route path="/set-up" element={<SetUpPage />} />
          <Route path="*" element={<SignInPage />} />
        </Routes>
      )}
      <Notices />
    </Frame>
  );
}

/** Shows notices of completed actions for some seconds. */
function Notices() {
  const notices = useNotices().map(({ id, tone, text }) => ({
    id,
    tone: tone === 'error' ? ('danger' as const) : tone,
    text,
  }));
  return <ToastViewport notices={notices} onClose={dismiss} timeoutMs={NOTICE_TIMEOUT_MS} atHead />;
}
