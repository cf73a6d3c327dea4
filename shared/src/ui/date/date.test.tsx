import { render } from '@testing-library/react';
import { parseISO } from 'date-fns';
import fc from 'fast-check';
import { translator } from '../../i18n';
import { DateText } from '.';
import { readIso } from './read-iso';
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

describe('readIso', () => {
  it('reads days and moments like the parser of date-fns', () => {
    const moments = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2200-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(10, 16, 19, 23, 24), (at, length) => {
        const text = at.toISOString().slice(0, length);
        expect(readIso(text)).toEqual(parseISO(text));
      }),
    );
  });

  it.each(['unknown', '', '5', 'May 5', '2027-3-3', '03/03/2027', '2027-13-01'])('reads no date from "%s"', (text) => {
    expect(readIso(text).getTime()).toBeNaN();
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
