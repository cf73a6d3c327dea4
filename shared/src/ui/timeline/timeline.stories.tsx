import type { Stories } from '../../../gallery/story';
import { Stack } from '../layout';
import { Timeline, ExpiryBar } from '.';

const today = new Date(2026, 5, 5);

export const stories: Stories = {
  title: 'Timeline',
  states: {
    'A name that renews itself': () => (
      <Timeline
        label="Life of brindlewharf.com"
        events={[
          { kind: 'registered', date: '2026-03-03', note: '$12.90 first year' },
          { kind: 'today', date: today },
          { kind: 'auto-renew', date: '2027-02-01', note: '$14.90' },
          { kind: 'expiry', date: '2027-03-03' },
          { kind: 'redemption', date: '2027-04-02', note: 'Restore for $89.00' },
          { kind: 'released', date: '2027-05-02', note: 'Anyone can register it' },
        ]}
        emailDates={['2027-01-02', '2027-02-01', '2027-02-17', '2027-02-24', '2027-02-28', '2027-03-02']}
      />
    ),
    'Just registered': () => (
      <Timeline
        label="Life of quillhaven.studio"
        events={[
          { kind: 'registered', date: '2026-06-04' },
          { kind: 'today', date: today },
          { kind: 'expiry', date: '2027-06-04' },
        ]}
      />
    ),
    'In a list': () => (
      <Stack gap={8}>
        {['2026-05-20', '2026-06-14', '2026-07-30', '2026-11-24', '2027-04-01', '2029-01-01'].map((date) => (
          <ExpiryBar key={date} expires={date} today={today} />
        ))}
      </Stack>
    ),
  },
};
