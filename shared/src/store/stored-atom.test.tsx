import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { z } from 'zod/mini';
import { useStored } from './hydration';
import { store } from './store';
import { storedAtom } from './stored-atom';
import { StoreProvider } from './StoreProvider';

const number = () => storedAtom({ key: 'number', version: 1, empty: 0, schema: z.number() });

function Shown({ of }: { of: ReturnType<typeof number> }) {
  return <p>{useStored(of, 0)}</p>;
}

describe('[CT-10a] [CT-10c] a stored atom', () => {
  it('reads what is stored, writes what is set, and updates from the previous value', () => {
    localStorage.setItem('sf:number', '{"v":1,"data":4}');
    const atom = number();
    expect(store.get(atom)).toBe(4);
    store.set(atom, (before) => before + 1);
    store.set(atom, (before) => before + 1);
    expect(localStorage.getItem('sf:number')).toBe('{"v":1,"data":6}');
  });

  it('follows another tab through storage events, in components too', () => {
    const atom = number();
    render(<Shown of={atom} />, { wrapper: StoreProvider });
    localStorage.setItem('sf:number', '{"v":1,"data":7}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sf:number' })));
    expect(screen.getByText('7')).toBeInTheDocument();
  });

  it('follows a clearing of the whole storage, and ignores other keys', () => {
    localStorage.setItem('sf:number', '{"v":1,"data":7}');
    const atom = number();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(store.get(atom)).toBe(7);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get(atom)).toBe(0);
  });

  it('catches up when the tab returns from the page cache or the background', () => {
    const atom = number();
    localStorage.setItem('sf:number', '{"v":1,"data":8}');
    const back = new Event('pageshow') as PageTransitionEvent;
    Object.defineProperty(back, 'persisted', { value: true });
    window.dispatchEvent(back);
    expect(store.get(atom)).toBe(8);
    localStorage.setItem('sf:number', '{"v":1,"data":9}');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.get(atom)).toBe(9);
  });

  it('shows the server’s value until it is hydrated, so that the HTML matches', async () => {
    localStorage.setItem('sf:number', '{"v":1,"data":5}');
    const atom = number();
    const tree = (
      <StoreProvider>
        <Shown of={atom} />
      </StoreProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(tree);
    expect(container.textContent).toBe('0');
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(container, tree, { onRecoverableError });
      await Promise.resolve();
    });
    expect(container.textContent).toBe('5');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
