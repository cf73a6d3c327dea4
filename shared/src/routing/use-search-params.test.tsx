import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useSearchParams } from './use-search-params';

/** Delays every transition to a query until `draw` is called, like a page that renders slowly. */
function slowPage() {
  let draw: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (draw = resolve));
  function SlowPart() {
    const { search } = useLocation();
    if (search) use(drawn);
    return <p>{`drawn for ${search || 'no query'}`}</p>;
  }
  return { SlowPart, draw };
}

function Filters() {
  const [params, setParams] = useSearchParams();
  const field = (name: string) => (
    <input
      aria-label={name}
      value={params.get(name) ?? ''}
      onChange={({ target }) =>
        setParams(
          (before) => {
            before.set(name, target.value);
            return before;
          },
          { replace: true, hash: '#list' },
        )
      }
    />
  );
  return (
    <>
      {field('length')}
      {field('price')}
    </>
  );
}

const getValue = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

describe('[SE-05d] useSearchParams', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('keeps and shows several quick choices while the page for the first is still rendering', async () => {
    history.replaceState(null, '', '/site/availability/harbour');
    const { SlowPart, draw } = slowPage();
    render(
      <BrowserRouter>
        <Filters />
        <Suspense fallback="loading">
          <SlowPart />
        </Suspense>
      </BrowserRouter>,
    );
    fireEvent.change(screen.getByLabelText('length'), { target: { value: '12' } });
    expect(getValue('length')).toBe('12');
    fireEvent.change(screen.getByLabelText('price'), { target: { value: '10' } });
    expect([getValue('length'), getValue('price')]).toEqual(['12', '10']);
    expect(location.pathname + location.search + location.hash).toBe(
      '/site/availability/harbour?length=12&price=10#list',
    );
    // The previous page is still visible.
    expect(screen.getByText('drawn for no query')).toBeVisible();

    await act(async () => draw());
    expect(screen.getByText('drawn for ?length=12&price=10')).toBeVisible();
    expect([getValue('length'), getValue('price')]).toEqual(['12', '10']);
    expect(history.length).toBe(1);
  });

  it('follows the URL when the customer goes back', async () => {
    history.replaceState(null, '', '/site/availability/harbour?length=8');
    render(
      <BrowserRouter>
        <Filters />
      </BrowserRouter>,
    );
    fireEvent.change(screen.getByLabelText('length'), { target: { value: '12' } });
    expect(getValue('length')).toBe('12');
    await act(async () => {
      history.pushState(null, '', '/site/availability/harbour?length=4');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(getValue('length')).toBe('4');
  });
});
