import { act, fireEvent, render, screen } from '@testing-library/react';
import { WindowList } from './WindowList';

const names = (count: number) => Array.from({ length: count }, (_, index) => `name-${index + 1}.com`);
const draw = (items: readonly string[]) => (
  <WindowList items={items} toKey={(name) => name} rowHeight={24}>
    {(name) => <button type="button">{name}</button>}
  </WindowList>
);

// jsdom has no layout: the list is at the top of the page and every row has its estimated height.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(24);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -window.scrollY, 600, 24));
});
afterEach(() => jest.restoreAllMocks());

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  fireEvent.scroll(window);
}

describe('WindowList', () => {
  it('renders a short list whole', () => {
    render(draw(names(60)));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
  });

  it('renders only the rows of a thousand that the viewport needs, each with its index and their count', () => {
    render(draw(names(1000)));
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(100);
    expect(rows[2]).toHaveAttribute('aria-setsize', '1000');
    expect(rows[2]).toHaveAttribute('aria-posinset', '3');
  });

  it('keeps the focused row wherever the page is scrolled, until it loses focus', () => {
    render(draw(names(1000)));
    const first = screen.getByRole('button', { name: 'name-1.com' });
    act(() => first.focus());
    scrollTo(12_000);
    expect(screen.getByRole('button', { name: 'name-500.com' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'name-1.com' })).toBe(first);
    act(() => first.blur());
    expect(screen.queryByRole('button', { name: 'name-1.com' })).not.toBeInTheDocument();
    scrollTo(0);
  });

  it('leaves space for the other rows by the heights of those that have been shown, and counts no hidden row as 0', () => {
    let report: (rows: readonly ResizeObserverEntry[]) => void = () => undefined;
    const observed = (callback: ResizeObserverCallback) => ({
      observe: (target: Element) => {
        if (target !== document.body) report = (rows) => callback([...rows], observer);
      },
      unobserve: () => undefined,
      disconnect: () => undefined,
    });
    const observer = observed(() => undefined);
    jest.spyOn(window, 'ResizeObserver').mockImplementation(observed);
    const { container } = render(draw(names(100)));
    const rowAt = (place: number) => container.querySelector(`[data-index='${place}']`) as Element;
    const entry = (place: number, blockSize: number) =>
      ({ target: rowAt(place), borderBoxSize: [{ blockSize, inlineSize: 600 }] }) as unknown as ResizeObserverEntry;
    act(() => report([entry(0, 124), entry(1, 0)]));
    scrollTo(2_000);
    // Rows of 24 pixels, of which the first has proved to be 100 pixels higher.
    const first = screen.getAllByRole('listitem')[0];
    expect(first).toHaveStyle({ marginBlockStart: `${Number(first?.dataset.index) * 24 + 100}px` });
    scrollTo(0);
  });
});
