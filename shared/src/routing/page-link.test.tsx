import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { NavLink } from './Link';
import { currentPath, goTo, setPathLanguage, useNavigationOutsideReact } from './navigation';
import { PageLink } from './PageLink';
import { preload, setPreloader } from './preloader';
import { Route, Routes, useParams } from './Routes';
import { StaticRouter } from './StaticRouter';
import { usePageTitle } from './use-page-title';

function Place() {
  useNavigationOutsideReact();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  usePageTitle(`At ${pathname}`);
  return <p>{`at ${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

const site = (link = <PageLink to="/site/cart?x=1">Cart</PageLink>) =>
  render(
    <MemoryRouter initialEntries={['/site/home']}>
      <Place />
      {link}
    </MemoryRouter>,
  );

const link = () => screen.getByRole('link', { name: 'Cart' });
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setPreloader(undefined);
});

describe('[MF-01] PageLink', () => {
  it('fetches the code of the page on hover, focus and touch', () => {
    const preloader = jest.fn();
    setPreloader(preloader);
    site();
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    fireEvent.touchStart(link());
    expect(preloader.mock.calls).toEqual([['/site/cart?x=1'], ['/site/cart?x=1'], ['/site/cart?x=1']]);
  });

  it('navigates once the code has loaded', async () => {
    setPreloader(() => Promise.resolve());
    site(
      <PageLink to="/site/cart?x=1" state={{ from: 'home' }}>
        Cart
      </PageLink>,
    );
    fireEvent.click(link());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('at /site/cart?x=1 {"from":"home"}')).toBeInTheDocument();
    expect(document.title).toBe('At /site/cart');
  });

  it.each([
    ['is slow', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('gone'))],
  ])('navigates after a moment when the code %s', async (_what, preloader) => {
    setPreloader(preloader);
    site();
    fireEvent.click(link());
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText(/^at \/site\/cart/)).toBeInTheDocument();
  });

  it.each([
    ['a new tab is wanted', { metaKey: true }],
    ['a new window is wanted', { ctrlKey: true }],
    ['the middle button is used', { button: 1 }],
  ])('leaves the click to the browser when %s', async (_what, how) => {
    site();
    // jsdom would try to navigate; a browser opens a tab.
    link().addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link(), how);
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.getByText(/^at \/site\/home/)).toBeInTheDocument();
  });

  it('stays on the page when its own handler prevents the click', async () => {
    site(
      <PageLink to="/site/cart" onClick={(event) => event.preventDefault()}>
        Cart
      </PageLink>,
    );
    fireEvent.click(link());
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.getByText(/^at \/site\/home/)).toBeInTheDocument();
  });

  it('leads to the page in the language of the current URL', async () => {
    const preloader = jest.fn();
    setPreloader(preloader);
    render(
      <MemoryRouter basename="/de" initialEntries={['/de/site/home']}>
        <Place />
        <PageLink to="/site/cart">Cart</PageLink>
      </MemoryRouter>,
    );
    expect(link()).toHaveAttribute('href', '/de/site/cart');
    fireEvent.click(link());
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(preloader).toHaveBeenCalledWith('/site/cart');
    expect(screen.getByText(/^at \/site\/cart/)).toBeInTheDocument();
  });

  it('is a link in the HTML of the server', () => {
    const html = renderToString(
      <StaticRouter location="/site/home">
        <PageLink to="/site/cart">Cart</PageLink>
      </StaticRouter>,
    );
    expect(html).toContain('href="/site/cart"');
  });
});

describe('[RT-35a] routes and navigation links', () => {
  function Word() {
    return <p>{`word ${useParams<'word'>().word}`}</p>;
  }
  const shown = (address: string) =>
    renderToString(
      <StaticRouter basename="/de" location={address}>
        <Routes>
          <Route path="/site/availability/:word" element={<Word />} />
          <Route path="/site/*" element="the site" />
          <Route path="*" element="elsewhere" />
        </Routes>
      </StaticRouter>,
    );

  it.each([
    ['/de/site/availability/harbour', '<p>word harbour</p>'],
    ['/de/Site/Availability/M%C3%BCller%2FCo/?x=1#y', '<p>word Müller/Co</p>'],
    ['/de/site/availability/100%25', '<p>word 100%</p>'],
    ['/de/site/availability/%E0%A4%A', '<p>word %E0%A4%A</p>'],
    ['/de/site/availability', 'the site'],
    ['/de/help', 'elsewhere'],
  ])('show the page of %s', (address, html) => {
    expect(shown(address)).toBe(html);
  });

  it('mark the link to the current page and to the pages above it', () => {
    const current = (to: string) =>
      renderToString(
        <StaticRouter location="/domain/list?page=2">
          <NavLink to={to} />
        </StaticRouter>,
      ).includes('aria-current="page"');
    expect(['/domain/list', '/Domain', '/domain/li', '/account'].map(current)).toEqual([true, true, false, false]);
  });
});

describe('navigation outside React', () => {
  it('goes through the router when there is one', async () => {
    site();
    await act(async () => {
      goTo('/site/login?next=%2F');
      await Promise.resolve();
    });
    expect(screen.getByText(/^at \/site\/login/)).toBeInTheDocument();
  });

  it('returns the current URL with query and hash', () => {
    window.history.replaceState(null, '', '/domain/list?page=2#row');
    expect(currentPath()).toBe('/domain/list?page=2#row');
  });

  it('returns the current URL without its language', () => {
    setPathLanguage('de');
    window.history.replaceState(null, '', '/de/domain/list?page=2#row');
    expect(currentPath()).toBe('/domain/list?page=2#row');
    setPathLanguage('en');
  });

  it('does not wait when there is no preloader', async () => {
    await expect(preload('/site/cart')).resolves.toBeUndefined();
  });
});
