import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ComponentType } from 'react';
import { Button } from '../button';
import { TextField } from '../field';
import { ConfirmByName, Dialog, Drawer, Sheet, type DialogProps } from '.';

function opener(label: string, Panel: ComponentType<DialogProps>) {
  return function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        <Panel
          open={open}
          onOpenChange={setOpen}
          title="Add a record"
          description="It is staged here and saved with the others."
          footer={
            <Button variant="filled" onClick={() => setOpen(false)}>
              Stage the record
            </Button>
          }
        >
          <TextField label="Name" />
        </Panel>
      </>
    );
  };
}

export default { title: 'Dialog' } satisfies Meta;

type Story = StoryObj;

export const DialogOpened: Story = {
  render: opener('Open a dialog', Dialog),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const DrawerOpened: Story = {
  render: opener('Open a drawer', Drawer),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const SheetOpened: Story = {
  render: opener('Open a sheet', Sheet),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const ConfirmByNameOpened: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete all records
        </Button>
        <ConfirmByName
          open={open}
          onOpenChange={setOpen}
          title="Delete all records"
          name="brindlewharf.com"
          confirmLabel="Delete 12 records"
          onConfirm={() => setOpen(false)}
        >
          Mail and web stop working. You can undo this for 30 days.
        </ConfirmByName>
      </>
    );
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};
