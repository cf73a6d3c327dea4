import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button';
import { CommandPalette } from '.';

const nothing = () => undefined;
const groups = [
  {
    label: 'Go to',
    commands: [
      { id: 'cart', label: 'Cart', keys: 'g c', onSelect: nothing },
      { id: 'domains', label: 'Domains', keys: 'g d', keywords: ['names'], onSelect: nothing },
    ],
  },
  { label: 'Theme', commands: [{ id: 'dark', label: 'Dark theme', onSelect: nothing }] },
];

export default { title: 'Command palette' } satisfies Meta;

type Story = StoryObj;

export const Palette: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the palette</Button>
        <CommandPalette
          open={open}
          onOpenChange={setOpen}
          label="Go to a place"
          placeholder="A place, an action or a name"
          groups={groups}
          commandsFor={(text) => [{ id: 'search', label: `Search for ${text}`, onSelect: nothing }]}
        />
      </>
    );
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
