import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, FormEvent } from 'react';
import { Button, ButtonLink, CopyButton } from '.';

describe('Button', () => {
  it('does not submit its form unless asked to', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('type', 'button');
  });

  it('shows the current action, keeps focus and ignores clicks while loading', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Pay $33.20</Button>);
    await user.click(screen.getByRole('button', { name: 'Pay $33.20' }));
    rerender(
      <Button onClick={onClick} loading="Paying">
        Pay $33.20
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Paying' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not submit its form while it is loading or disabled with a reason', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const { rerender } = render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading="Paying">
          Pay
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit" disabledReason="Accept the new price first">
          Pay
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(
      <form onSubmit={onSubmit}>
        <Button type="submit">Pay</Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('stays focusable when it is disabled, with the reason as its description', async () => {
    const user = userEvent.setup();
    render(<Button disabledReason="Accept the new price first">Pay</Button>);
    await user.tab();
    const button = screen.getByRole('button', { name: 'Pay' });
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription('Accept the new price first');
  });
});

describe('ButtonLink', () => {
  function RouterLink({ to, children, ...rest }: { to: string } & ComponentProps<'a'>) {
    return (
      <a data-router="" href={to} {...rest}>
        {children}
      </a>
    );
  }

  it('renders a plain link, or the link of a router', () => {
    render(
      <>
        <ButtonLink href="/site/cart">Open cart</ButtonLink>
        <ButtonLink as={RouterLink} to="/site/pricing" variant="filled">
          Prices
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Open cart' })).toHaveAttribute('href', '/site/cart');
    const prices = screen.getByRole('link', { name: 'Prices' });
    expect(prices).toHaveAttribute('href', '/site/pricing');
    expect(prices).toHaveAttribute('data-router');
  });
});

describe('CopyButton', () => {
  const writeText = jest.fn<Promise<void>, [string]>();

  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  afterEach(() => jest.useRealTimers());

  async function press(init?: MouseEventInit) {
    await act(async () => {
      fireEvent.click(screen.getByRole('button'), init);
    });
  }

  it('says Copied for two seconds and announces it politely', async () => {
    render(<CopyButton text="blåbærhuset.no" altText="xn--blbrhuset-62am.no" />);
    await press();
    expect(writeText).toHaveBeenCalledWith('blåbærhuset.no');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
  });

  it('copies the other form when Alt is held', async () => {
    render(<CopyButton text="blåbærhuset.no" altText="xn--blbrhuset-62am.no" />);
    await press({ altKey: true });
    expect(writeText).toHaveBeenCalledWith('xn--blbrhuset-62am.no');
  });

  it('says so when the clipboard refuses', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    render(<CopyButton text="brindlewharf.com" />);
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Not copied');
  });
});
