import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CountryField } from '../country-combobox';
import { ConfirmByName, Dialog, Drawer, Sheet } from '.';

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
  ['Sheet', Sheet],
] as const)('%s', (_name, Panel) => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Add record</button>
        <Panel open={open} onOpenChange={setOpen} title="Add a record" description="It is staged here.">
          <input aria-label="Name" />
        </Panel>
      </>
    );
  }

  it('focuses its title, has a name and a description, and returns focus when it closes', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Add record' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a record' });
    expect(dialog).toHaveAccessibleDescription('It is staged here.');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Add a record' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add record' })).toHaveFocus();
  });

  it('accepts taps from its first frame', () => {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    try {
      flushSync(() =>
        root.render(
          <Panel open onOpenChange={() => undefined} title="Add a record">
            <button>Add</button>
          </Panel>,
        ),
      );
      expect(document.body).toHaveStyle({ pointerEvents: 'none' });
      expect(screen.getByRole('dialog')).toHaveStyle({ pointerEvents: 'auto' });
    } finally {
      flushSync(() => root.unmount());
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  });

  it('moves focus to the page title when the control that opened it is gone', async () => {
    const user = userEvent.setup();
    function List() {
      const [open, setOpen] = useState(false);
      const [deleted, setDeleted] = useState(false);
      return (
        <>
          <h1 tabIndex={-1} data-page-heading="">
            Records
          </h1>
          {!deleted && <button onClick={() => setOpen(true)}>Delete</button>}
          <Panel open={open} onOpenChange={setOpen} title="Delete it">
            <button
              onClick={() => {
                setDeleted(true);
                setOpen(false);
              }}
            >
              Yes
            </button>
          </Panel>
        </>
      );
    }
    render(<List />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Records' })).toHaveFocus());
  });

  it('moves focus to the place it was given when the control that opened it is gone', async () => {
    const user = userEvent.setup();
    function List() {
      const [open, setOpen] = useState(false);
      const [deleted, setDeleted] = useState(false);
      const list = useRef<HTMLHeadingElement>(null);
      return (
        <>
          <h1 tabIndex={-1} data-page-heading="">
            Account
          </h1>
          <h2 ref={list} tabIndex={-1}>
            Records
          </h2>
          {!deleted && <button onClick={() => setOpen(true)}>Delete</button>}
          <Panel open={open} onOpenChange={setOpen} title="Delete it" focusAfter={list}>
            <button
              onClick={() => {
                setDeleted(true);
                setOpen(false);
              }}
            >
              Yes
            </button>
          </Panel>
        </>
      );
    }
    render(<List />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Records' })).toHaveFocus());
  });

  function Form({ isBusy = false, onClose = () => undefined }: { isBusy?: boolean; onClose?: () => void }) {
    const [open, setOpen] = useState(true);
    const [typed, setTyped] = useState('');
    return (
      <Panel
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onClose();
        }}
        title="Add a record"
        hasInput={typed !== ''}
        isBusy={isBusy}
      >
        <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Panel>
    );
  }

  it.each([
    ['Escape is pressed', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its close button is clicked', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'the page behind it is clicked',
      (user: UserEvent) =>
        user.pointer({ keys: '[MouseLeft]', target: document.body.firstElementChild ?? document.body }),
    ],
  ])('[LG-06e] asks before it discards input when %s', async (_how, leave) => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Form />);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'www');
    await leave(user);
    const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(name).toHaveValue('www');
    await leave(user);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[LG-06e] returns to the field when Escape keeps the input, and asks nothing without input', async () => {
    const user = userEvent.setup();
    render(<Form />);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'w');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Discard what you entered?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
    await user.keyboard('{Backspace}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays open while its action runs', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const onClose = jest.fn();
    render(<Form isBusy onClose={onClose} />);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves the first Escape to the open list of a field', async () => {
    const user = userEvent.setup();
    const options = [
      { code: 'NO', name: 'Norway', phonecode: '47' },
      { code: 'SE', name: 'Sweden', phonecode: '46' },
    ];
    const onOpenChange = jest.fn();
    render(
      <Panel open onOpenChange={onOpenChange} title="Change the owner">
        <CountryField label="Country" options={options} value="NO" onChange={() => undefined} />
      </Panel>,
    );
    const country = screen.getByRole('combobox', { name: 'Country' });
    await user.click(country);
    expect(country).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(country).toHaveAttribute('aria-expanded', 'false');
    expect(onOpenChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('closes when its button is clicked', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Add record' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('ConfirmByName', () => {
  it('confirms only when the domain is typed', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    const onOuterSubmit = jest.fn();
    render(
      <form onSubmit={onOuterSubmit}>
        <ConfirmByName
          open
          onOpenChange={() => undefined}
          title="Delete all records"
          name="brindlewharf.com"
          confirmLabel="Delete 12 records"
          onConfirm={onConfirm}
        >
          Mail and web stop working.
        </ConfirmByName>
      </form>,
    );
    const input = screen.getByRole('textbox', { name: 'Type brindlewharf.com to confirm' });
    await user.type(input, 'brindlewharf');
    await user.click(screen.getByRole('button', { name: 'Delete 12 records' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(input).toHaveAccessibleDescription('Error: Type brindlewharf.com');
    await user.type(input, '.COM');
    await user.click(screen.getByRole('button', { name: 'Delete 12 records' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOuterSubmit).not.toHaveBeenCalled();
  });
});
