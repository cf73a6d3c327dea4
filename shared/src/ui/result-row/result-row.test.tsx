import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ExactMatch, ResultGroup, ResultRow } from '.';
import { assertMinor } from '../../domain';
import { useThrottledText } from './use-throttled-text';

const row = (element: ReactElement) => render(<ul>{element}</ul>).container;

describe('ResultRow', () => {
  it('shows domain, availability and both prices', () => {
    const item = row(
      <ResultRow
        name="Brindlewharf.net"
        state="available"
        price={assertMinor(1390)}
        renewal={assertMinor(1590)}
        currency="USD"
        action={<button>Add</button>}
      />,
    );
    expect(item).toHaveTextContent('brindlewharf.netAvailable$13.90, then $15.90/yearAdd');
  });

  it('shows no price when the domain is taken', () => {
    const item = row(<ResultRow name="brindlewharf.org" state="taken" />);
    expect(item).toHaveTextContent(/^brindlewharf\.orgTaken$/);
  });

  it('is busy and shows neither price nor action while it is loading', () => {
    row(
      <ResultRow
        name="brindlewharf.dev"
        state="available"
        price={assertMinor(1390)}
        renewal={assertMinor(1590)}
        currency="USD"
        action={<button>Add</button>}
        loading
      />,
    );
    const item = screen.getByRole('listitem');
    expect(item).toHaveAttribute('aria-busy', 'true');
    expect(item).toHaveTextContent(/^brindlewharf\.devChecking$/);
  });

  it('shows a domain under a TLD of two labels, with its own state text and note', () => {
    const item = row(<ResultRow name="brindlewharf.co.uk" state="taken" stateLabel="Yours" note="Since 2019" />);
    expect(item).toHaveTextContent('brindlewharf.co.ukYoursSince 2019');
  });
});

it('ExactMatch gives both prices in a sentence', () => {
  const { container } = render(
    <ExactMatch
      name="brindlewharf.com"
      state="available"
      price={assertMinor(1290)}
      renewal={assertMinor(1490)}
      currency="USD"
    />,
  );
  expect(container).toHaveTextContent('Available. $12.90 the first year, then $14.90/year');
});

describe('ResultGroup', () => {
  it('is a region with a list, and announces politely', () => {
    render(
      <ResultGroup title="Most popular domains" note="9 of 11 answered" live="9 of 11 answered">
        <ResultRow name="a.com" state="taken" />
      </ResultGroup>,
    );
    expect(screen.getByRole('region', { name: 'Most popular domains' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('9 of 11 answered');
  });
});

describe('useThrottledText', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('changes at most every two seconds and ends on the last text', () => {
    const { result, rerender } = renderHook(({ text }) => useThrottledText(text), { initialProps: { text: '' } });
    const say = (text: string, ms: number) => {
      rerender({ text });
      act(() => jest.advanceTimersByTime(ms));
      return result.current;
    };
    expect(say('1 of 11', 0)).toBe('1 of 11');
    expect(say('2 of 11', 500)).toBe('1 of 11');
    expect(say('3 of 11', 1499)).toBe('1 of 11');
    expect(say('3 of 11', 1)).toBe('3 of 11');
  });
});
