import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { Timeline, ExpiryBar } from '.';
import { toStages, ticksFor, toTracks } from './stages';

const day = (text: string | Date) => new Date(text);

describe('Timeline', () => {
  it('lists dated facts in chronological order', () => {
    render(
      <Timeline
        label="Life of brindlewharf.com"
        events={[
          { kind: 'expiry', date: '2027-03-03', note: 'Renew for $14.90' },
          { kind: 'today', date: '2026-06-05' },
          { kind: 'registered', date: '2026-03-03' },
        ]}
      />,
    );
    const facts = within(screen.getByRole('list', { name: 'Life of brindlewharf.com' })).getAllByRole('listitem');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      'RegisteredMarch 3rd, 2026',
      'TodayJune 5th, 2026',
      'ExpiresMarch 3rd, 2027Renew for $14.90',
    ]);
  });

  it('explains the marks of its scale', () => {
    render(
      <Timeline
        label="Life"
        events={[
          { kind: 'registered', date: '2026-03-03' },
          { kind: 'expiry', date: '2027-03-03' },
          { kind: 'redemption', date: '2027-04-02' },
        ]}
        emailDates={['2027-03-02']}
      />,
    );
    expect(screen.getByText(/Each mark is a month, then a week/)).toHaveTextContent(
      'Marks above the line show when we email you.',
    );
  });
});

describe('toStages', () => {
  it('puts today into the current stage, and ends with an open line', () => {
    const stages = toStages(
      [
        { kind: 'registered', date: '2026-03-03' },
        { kind: 'expiry', date: '2027-03-03' },
        { kind: 'today', date: '2027-03-10' },
        { kind: 'redemption', date: '2027-04-02' },
      ],
      day,
    );
    expect(stages.map(({ kind, bar, days }) => [kind, bar, days])).toEqual([
      ['registered', 'paid', 365],
      ['expiry', 'grace', 7],
      ['today', 'grace', 23],
      ['redemption', 'open', 0],
    ]);
  });
});

describe('[DM-06] toTracks', () => {
  const DAY_MS = 86_400_000;
  const tracksOn = (lived: number, term: number) => {
    const at = (days: number) => new Date(Date.UTC(2026, 2, 3) + days * DAY_MS).toISOString().slice(0, 10);
    return toTracks(
      toStages(
        [
          { kind: 'registered', date: at(0) },
          { kind: 'today', date: at(lived) },
          { kind: 'expiry', date: at(term) },
          { kind: 'redemption', date: at(term + 30) },
        ],
        day,
      ),
    );
  };

  it('puts today at the start on the day of registration', () => {
    expect(tracksOn(0, 365).slice(0, 2)).toEqual([
      { min: 0, share: 0 },
      { min: 8.5, share: 365 },
    ]);
  });

  it('puts today to scale in a term, which is never shorter than its labels', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 3652 })
          .chain((term) => fc.tuple(fc.integer({ min: 0, max: term }), fc.constant(term))),
        ([lived, term]) => {
          const [before, after] = tracksOn(lived, term);
          if (!before || !after) throw new Error('the stretch has two parts');
          expect(before.share / (before.share + after.share)).toBeCloseTo(lived / term);
          expect(before.min / (before.min + after.min)).toBeCloseTo(lived / term);
          expect(before.min + after.min).toBeCloseTo(8.5);
        },
      ),
    );
  });
});

describe('ticksFor', () => {
  it('never crowds a term of up to 14 years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 * 365 }),
        (days) => ticksFor(days).count <= 14 && ticksFor(days).count >= 1,
      ),
    );
  });

  it.each([
    [5, 'day', 5],
    [30, 'week', 4],
    [365, 'month', 12],
    [3652, 'year', 10],
  ])('marks %i days by the %s', (days, unit, count) => {
    expect(ticksFor(days)).toEqual({ unit, count });
  });
});

describe('ExpiryBar', () => {
  const today = new Date(2026, 5, 5);
  const shapes = (expires: string) => {
    const { container } = render(<ExpiryBar expires={expires} today={today} />);
    return {
      svg: container.querySelector('svg'),
      square: container.querySelector('rect'),
      disc: container.querySelector('circle'),
    };
  };

  it('is hidden from screen readers, and shows an expired domain as a square', () => {
    expect(shapes('2026-05-01').square).not.toBeNull();
    const { svg, square, disc } = shapes('2026-12-05');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(square).toBeNull();
    expect(Number(disc?.getAttribute('cx'))).toBeCloseTo(6 + (183 / 365) * 120, 1);
  });

  it('draws an expiry more than a year away at its end', () => {
    expect(shapes('2031-01-01').disc).toHaveAttribute('cx', '126');
  });
});
