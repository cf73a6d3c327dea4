import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastViewport, type Notice } from '.';

const info: Notice = { id: 'i', tone: 'info', text: 'rookery.app was removed from the cart' };
const danger: Notice = { id: 'd', tone: 'danger', text: 'Your session has expired. Please log in again.' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(notices: readonly Notice[]) {
  const onClose = jest.fn();
  const { rerender } = render(<ToastViewport notices={[]} onClose={onClose} timeoutMs={5000} />);
  rerender(<ToastViewport notices={notices} onClose={onClose} timeoutMs={5000} />);
  return onClose;
}

const viewport = () => screen.getByRole('region', { name: 'Notices' });

describe('ToastViewport', () => {
  it('[NT-14a] closes a notice when its time is over', () => {
    const onClose = show([info]);
    pass(4999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledWith('i');
  });

  it('[NT-14a] pauses while the pointer is over it, and continues with the time left', () => {
    const onClose = show([info]);
    pass(3000);
    fireEvent.pointerEnter(viewport());
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(viewport());
    pass(1999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledWith('i');
  });

  it('[NT-14a] pauses while it has focus', () => {
    const onClose = show([info]);
    const close = screen.getByRole('button', { name: 'Close notice' });
    act(() => close.focus());
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => close.blur());
    pass(5000);
    expect(onClose).toHaveBeenCalledWith('i');
  });

  it('[LG-06d] returns the focus to where it was when the notice that has it is closed', () => {
    const undo: Notice = { ...info, action: { label: 'Undo', onSelect: () => undefined } };
    function Shown({ notices }: { notices: readonly Notice[] }) {
      return (
        <>
          <button>Remove</button>
          <ToastViewport notices={notices} onClose={() => rerender(<Shown notices={[]} />)} timeoutMs={5000} />
        </>
      );
    }
    const { rerender } = render(<Shown notices={[]} />);
    act(() => screen.getByRole('button', { name: 'Remove' }).focus());
    rerender(<Shown notices={[undo]} />);
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  });

  it('[NT-14a] does not count time when the page was too busy to show it', () => {
    const onClose = show([info]);
    pass(1000);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 30_000);
    pass(3500);
    expect(onClose).not.toHaveBeenCalled();
    pass(500);
    expect(onClose).toHaveBeenCalledTimes(1);
    jest.mocked(performance.now).mockRestore();
  });

  it('[NT-14b] announces a notice of danger as an alert, and others politely', () => {
    show([info, danger]);
    expect(screen.getByRole('alert')).toHaveTextContent(danger.text);
    expect(screen.getByRole('status')).toHaveTextContent(info.text);
    expect(screen.getByRole('status')).not.toHaveTextContent(danger.text);
  });

  it('runs the action of a notice and closes it', () => {
    const onSelect = jest.fn();
    const onClose = show([{ ...info, action: { label: 'Undo', onSelect } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledWith('i');
  });

  it('continues when the focused notice is gone', () => {
    const onClose = jest.fn();
    const { rerender } = render(<ToastViewport notices={[info, danger]} onClose={onClose} timeoutMs={5000} />);
    act(() => screen.getAllByRole('button', { name: 'Close notice' })[0]?.focus());
    rerender(<ToastViewport notices={[info]} onClose={onClose} timeoutMs={5000} />);
    pass(5000);
    expect(onClose).toHaveBeenCalledWith('i');
  });
});
