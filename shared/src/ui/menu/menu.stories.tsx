import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Menu, MenuItem, MenuSeparator } from '.';

export default { title: 'Menu' } satisfies Meta;

type Story = StoryObj;

export const Actions: Story = {
  render: () => (
    <Menu label="More" align="start">
      <MenuItem>Renew</MenuItem>
      <MenuItem href="#dns">DNS</MenuItem>
      <MenuItem disabled>Transfer out</MenuItem>
      <MenuSeparator />
      <MenuItem danger>Delete records</MenuItem>
    </Menu>
  ),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const IconOnly: Story = {
  render: () => (
    <Menu label="···" aria-label="More for brindlewharf.com" variant="plain" size="sm" align="start">
      <MenuItem>Renew</MenuItem>
    </Menu>
  ),
};
