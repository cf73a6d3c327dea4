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
});
