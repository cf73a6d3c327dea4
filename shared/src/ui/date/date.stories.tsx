import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../layout';
import { DateText } from '.';

const today = new Date(2026, 10, 21);

export default { title: 'Date' } satisfies Meta;

type Story = StoryObj;

export const Dates: Story = {
  render: () => (
    <Stack gap={8}>
      <p>
        <DateText value="2027-03-03" relative today={today} />
      </p>
      <p>
        <DateText value="2026-11-30" relative today={today} />
      </p>
      <p>
        <DateText value="2026-12-12" relative today={today} />
      </p>
      <p>
        <DateText value="2026-11-02" relative today={today} />
      </p>
      <p>
        <DateText value={new Date(2026, 10, 20, 14, 2)} time />
      </p>
    </Stack>
  ),
};
