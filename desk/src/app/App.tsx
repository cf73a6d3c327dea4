import { useEffect } from 'react';
import { deskSession } from '@storefront/shared/contract/desk';
import { apiQueryKey, queryClient, setUnauthorizedHandler, useApiQuery } from '@storefront/shared/api';
import { failureText } from '@storefront/shared/failures';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { Route, Routes, setSiteName } from '@storefront/shared/routing';
import { EmptyState, FailurePanel, SkeletonRows } from '@storefront/shared/ui/feedback';
import { SignInPage } from '../pages/sign-in/SignInPage';
import { SetUpPage } from '../pages/sign-in/SetUpPage';
import { SearchPage } from '../pages/search/SearchPage';
import { OrderPage } from '../pages/order/OrderPage';
import { CustomerPage } from '../pages/customer/CustomerPage';
import { StaffPage } from '../pages/staff/StaffPage';
import { Frame } from './Frame';
import { Notices } from './Notices';
import * as messages from './messages';

/** Forgets what the server has said, and asks anew who is here. */
function endSession(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== deskSession.id });
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(deskSession) });
}

export function App() {
  const t = useTranslate();
  const session = useApiQuery(deskSession, {}, { gcTime: Infinity });
  const shop = session.data?.shop ?? '';

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

  if (session.isPending) return <SkeletonRows rows={6} label={t(messages.loading)} />;
  if (session.isError)
    return (
      <main id="main">
        <FailurePanel
          title={t(messages.notLoaded)}
          line={failureText(session.error, t)}
          cause={session.error}
          onRetry={() => void session.refetch()}
          retrying={session.isFetching && t(messages.retry)}
        />
      </main>
    );

  const { staff } = session.data;
  return (
    <Frame shop={shop} staff={staff} onSignedOut={endSession}>
      {staff ? (
        <Routes>
          <Route path="/" element={<SearchPage />} />
          <Route path="/orders/:id" element={<OrderPage />} />
          <Route path="/customers/:id" element={<CustomerPage />} />
          <Route path="/staff" element={<StaffPage self={staff} />} />
          <Route path="/set-up" element={<SetUpPage />} />
          <Route path="*" element={<EmptyState title={t(messages.noPage)} line={t(messages.noPageWay)} />} />
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
