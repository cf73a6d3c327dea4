import type { Stories } from '../../../gallery/story';
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

function Confirm() {
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
}

export const stories: Stories = {
  title: 'Dialog',
  states: {
    Dialog: opener('Open a dialog', Dialog),
    Drawer: opener('Open a drawer', Drawer),
    Sheet: opener('Open a sheet', Sheet),
    'Confirm by name': Confirm,
  },
  opens: ['Dialog', 'Drawer', 'Sheet', 'Confirm by name'],
};
