import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './hydration';

type Commit = readonly [updates: number, hydrated: boolean];

/** Notes each of its commits; its effect makes an update of the usual priority. */
function Watched({ onCommit }: { onCommit: (...commit: Commit) => void }) {
  const hydrated = useHydrated();
  const [updates, setUpdates] = useState(0);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- an update right after the first commit is what this is about
  useEffect(() => setUpdates(1), []);
  useLayoutEffect(() => {
    onCommit(updates, hydrated);
  });
  return <p>{String(hydrated)}</p>;
}

describe('whether a component has been taken over', () => {
  it('[RT-37l] changes in a transition, which no update waits for', async () => {
    const commits: Commit[] = [];
    const tree = <Watched onCommit={(...commit) => commits.push(commit)} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(tree);
    expect(container.textContent).toBe('false');
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(container, tree, { onRecoverableError });
      await Promise.resolve();
    });
    expect(commits).toEqual([
      [0, false],
      [1, false],
      [1, true],
    ]);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('is true from the start in one that the browser renders by itself', () => {
    const commits: Commit[] = [];
    render(<Watched onCommit={(...commit) => commits.push(commit)} />);
    expect(commits).toEqual([
      [0, true],
      [1, true],
    ]);
  });
});
