import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { Icon } from '../icon';
import { Tooltip } from '.';

export default { title: 'Tooltip' } satisfies Meta;

type Story = StoryObj;

export const IconOnly: Story = {
  render: () => (
    <Tooltip text="Copy the code">
      <Button aria-label="Copy the code" size="sm">
        <Icon name="copy" />
      </Button>
    </Tooltip>
  ),
};
