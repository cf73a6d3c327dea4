import { render } from '@testing-library/react';
import { translator } from '../../i18n';
import { DateText } from '.';
import { relationToToday } from './relation';

const today = new Date(2026, 10, 21, 15, 30);

describe('DateText', () => {
  it('formats a day as text, the same in every time zone', () => {
    const { container } = render(<DateText value="2027-03-03" />);
    expect(container.querySelector('time')).toHaveTextContent('March 3rd, 2027');
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2027-03-03');
  });

  it('adds the relative date only when requested and within 60 days', () => {
    expect(render(<DateText value="2026-11-30" relative today={today} />).container).toHaveTextContent(
      'November 30th, 2026 in 9 days',
    );
    expect(render(<DateText value="2026-11-30" today={today} />).container).toHaveTextContent(/2026$/);
    expect(render(<DateText value="2027-03-03" relative today={today} />).container).toHaveTextContent(/2027$/);
  });

  it('shows the text unchanged when it is not a date', () => {
    expect(render(<DateText value="unknown" />).container).toHaveTextContent('unknown');
  });
});

describe('relationToToday', () => {
  it.each([
    [0, 'today'],
    [1, 'in 1 day'],
    [9, 'in 9 days'],
    [13, 'in 13 days'],
    [14, 'in 2 weeks'],
    [21, 'in 3 weeks'],
    [60, 'in 9 weeks'],
    [61, undefined],
    [-1, '1 day ago'],
    [-19, '3 weeks ago'],
    [-61, undefined],
  ])('describes a day %i days away', (days, words) => {
    expect(relationToToday(new Date(2026, 10, 21 + days), today, translator('en'))).toBe(words);
  });
});
