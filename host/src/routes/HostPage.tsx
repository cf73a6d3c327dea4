import { createElement, Suspense, useState } from 'react';
import { PageBoundary } from '../app/PageBoundary';
import { forgetHostPage, hostPage } from './host-pages';
import type { HostPageId } from './route-table';
import { WaitingPage } from './WaitingPage';

/** A page of the host in its own boundary: if it fails, header, cart and footer keep working. */
export function HostPage({ id }: { id: HostPageId }) {
  const [attempt, setAttempt] = useState(0);

  function retry() {
    forgetHostPage(id);
    setAttempt(attempt + 1);
  }

  return (
    <PageBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<WaitingPage />}>{createElement(hostPage(id))}</Suspense>
    </PageBoundary>
  );
}
