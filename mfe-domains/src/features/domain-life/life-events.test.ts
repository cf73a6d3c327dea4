import { translator } from '@storefront/shared/i18n';
import { domainInfo } from '@storefront/shared/testing';
import fc from 'fast-check';
import { lifeEvents, mailDays } from './life-events';

const t = translator('en');
const domain = domainInfo({
  registered_at: '2026-03-01T12:00:00Z',
  expiry_date: '2027-03-01T12:00:00Z',
  grace_until: '2027-03-31T12:00:00Z',
  redemption_until: '2027-04-30T12:00:00Z',
  released_at: '2027-05-05T12:00:00Z',
});

describe('[DM-06] the life of a name', () => {
  it('has the date and the price of every step', () => {
    expect(lifeEvents(t, domain, new Date('2026-11-22T12:00:00Z')).map(({ kind, note }) => [kind, note])).toEqual([
      ['registered', undefined],
      ['today', undefined],
      ['expiry', 'Renew for $14.90 until redemption'],
      ['redemption', 'Restore for $89.00 and a year'],
      ['released', 'Anyone can register it'],
    ]);
  });

  it('[LG-02a] shows the late fee, if there is one', () => {
    expect(lifeEvents(t, { ...domain, late_price: 5 }, new Date('2026-11-22T12:00:00Z'))[2]?.note).toBe(
      'Renew for $14.90 plus $5.00 late fee, until redemption',
    );
  });

  it('omits stages that the registry does not have', () => {
    const strict = {
      ...domain,
      grace_until: domain.expiry_date,
      redemption_until: domain.expiry_date,
      released_at: domain.expiry_date,
    };
    expect(lifeEvents(t, strict, new Date('2026-11-22T12:00:00Z')).map(({ kind }) => kind)).toEqual([
      'registered',
      'today',
      'expiry',
      'released',
    ]);
    expect(lifeEvents(t, strict, new Date('2026-11-22T12:00:00Z'))[2]?.note).toBe('Renew for $14.90 before this day');
  });

  it('never puts today before the registration, even if the clock of the browser is slow', () => {
    const [registered, today] = lifeEvents(t, domain, new Date('2026-03-01T11:59:00Z'));
    expect([today?.kind, new Date(today?.date ?? 0)]).toEqual(['today', new Date(registered?.date ?? 1)]);
  });

  it('omits today once the domain is released, and always lists dates in order', () => {
    const days = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        days,
        days,
        days,
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (paid, grace, redemption, now) => {
          const at = (day: number) => new Date(Date.UTC(2026, 2, 1 + day)).toISOString();
          const events = lifeEvents(
            t,
            {
              ...domain,
              registered_at: at(0),
              expiry_date: at(paid),
              grace_until: at(paid + grace),
              redemption_until: at(paid + grace + redemption),
              released_at: at(paid + grace + redemption + 5),
            },
            now,
          );
          const steps = events.filter(({ kind }) => kind !== 'today').map(({ date }) => new Date(date).getTime());
          expect(steps).toEqual([...steps].sort((a, b) => a - b));
          expect(events.some(({ kind }) => kind === 'today')).toBe(now <= new Date(at(paid + grace + redemption + 5)));
        },
      ),
    );
  });

  it('[LG-02b] sends notices on six days before the expiry', () => {
    expect(mailDays('2027-03-01T12:00:00Z').map((day) => day.toISOString().slice(0, 10))).toEqual([
      '2026-12-31',
      '2027-01-30',
      '2027-02-15',
      '2027-02-22',
      '2027-02-26',
      '2027-02-28',
    ]);
  });
});
