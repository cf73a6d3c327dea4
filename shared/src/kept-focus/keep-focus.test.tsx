import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { keepFocus } from '.';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{title}</h2>
      {children}
    </section>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1 tabIndex={-1} data-page-heading="">
        Domains
      </h1>
      {children}
    </main>
  );
}

function List() {
  const [isFailed, setFailed] = useState(true);
  return (
    <Page>
      <Section title="History">
        {isFailed ? <button onClick={() => setFailed(false)}>Try again</button> : <p>Nothing has changed yet.</p>}
      </Section>
      <Section title="Settings">
        <button>Lock</button>
      </Section>
    </Page>
  );
}

describe('[LG-06d] the focus of a removed element', () => {
  it('moves to the title of its section', async () => {
    const user = userEvent.setup();
    render(<List />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus());
  });

  it('moves to the title of the page when the section is gone too', async () => {
    const user = userEvent.setup();
    function Changes() {
      const [isShown, setShown] = useState(true);
      return (
        <Page>
          {isShown && (
            <Section title="Bulk changes">
              <button onClick={() => setShown(false)}>Dismiss</button>
            </Section>
          )}
        </Page>
      );
    }
    render(<Changes />);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Domains' })).toHaveFocus());
  });

  it('stays where the page or the visitor has moved it meanwhile', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<List />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    screen.getByRole('button', { name: 'Lock' }).focus();
    jest.runAllTimers();
    expect(screen.getByRole('button', { name: 'Lock' })).toHaveFocus();
  });

  it('is not fetched back to a page that was left', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    function Pages() {
      const [isLeft, setLeft] = useState(false);
      return <main>{isLeft ? <h1>Cart</h1> : <button onClick={() => setLeft(true)}>Go on</button>}</main>;
    }
    render(<Pages />);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    jest.runAllTimers();
    expect(document.body).toHaveFocus();
  });
});
