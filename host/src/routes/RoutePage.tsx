import { memo, type ReactNode } from 'react';
import { RemotePage } from '../federation/RemotePage';
import { useCartCount } from '../layout/cart/use-cart-count';
import { PageFrame } from '../layout/frame/PageFrame';
import { RequireAuth } from './RequireAuth';
import { GuestPrompt } from './GuestPrompt';
import { HostPage } from './HostPage';
import type { RouteRow } from './route-table';
import { PageOutline } from './PageOutline';
import { useRouteTitle } from './use-route-title';
import { WaitingPage } from './WaitingPage';

/** Memoised: a re-render above a remote that is not hydrated yet would replace its HTML with the loading state. */
const Target = memo(function Target({ row }: { row: RouteRow }) {
  const { target } = row;
  if ('page' in target) return <HostPage key={target.page} id={target.page} />;
  if ('remote' in target) {
    const waiting = <WaitingPage text={row.loadingText} />;
    return (
      <RemotePage
        key={target.remote}
        id={target.remote}
        personal={row.guestSees === 'prompt'}
        loading={<PageOutline id={target.remote}>{waiting}</PageOutline>}
      />
    );
  }
  return null;
});

function guardPage(row: RouteRow, page: ReactNode): ReactNode {
  if (!row.public || row.guestSees === 'prompt') return <RequireAuth row={row}>{page}</RequireAuth>;
  if (!row.internal) return page;
  return (
    <>
      <GuestPrompt row={row} />
      {page}
    </>
  );
}

/** The page of a row in its frame, behind the guard (GD-02, GD-04). */
export function RoutePage({ row }: { row: RouteRow }) {
  useRouteTitle(row.title);
  const count = useCartCount();
  // Customers who manage domains are not shopping: a rail would take space from the table, and an empty cart is of no use.
  const isManaging = row.guestSees === 'prompt';
  const cart = !row.cart ? false : !isManaging ? 'beside' : count > 0 && 'below';
  return (
    <PageFrame margin={row.margin} cart={cart} growing={'remote' in row.target}>
      {guardPage(row, <Target row={row} />)}
    </PageFrame>
  );
}
