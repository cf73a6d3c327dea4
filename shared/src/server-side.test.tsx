/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { useCart } from './cart';
import { useCurrency } from './currency';
import { useNotices } from './notices';
import { PageLink, StaticRouter, paths } from './routing';
import { safeReturnPath, usePendingVerification, useSession } from './session';
import { StoreProvider } from './store';

function Shell() {
  const { count, totals } = useCart();
  return (
    <p>
      {[
        useSession().status,
        useCurrency().code,
        count,
        totals.total,
        useNotices().length,
        usePendingVerification() ?? 'nobody',
      ].join(' ')}
      <PageLink to={paths.cart()}>Cart</PageLink>
    </p>
  );
}

describe('[RT-35a] the shared package without a browser', () => {
  it('renders what a first visit finds, so that the page can be prerendered', () => {
    const html = renderToString(
      <StoreProvider>
        <StaticRouter location="/site/home">
          <Shell />
        </StaticRouter>
      </StoreProvider>,
    );
    expect(html).toMatch(/^<p>unknown USD 0 0 0 nobody<a href="\/site\/cart"[^>]*>Cart<\/a><\/p>$/);
  });

  it('[GD-02b] accepts a return path only when it is of the same origin', () => {
    expect([safeReturnPath('/site/cart'), safeReturnPath('//evil.example')]).toEqual(['/site/cart', '/site/home']);
  });
});
