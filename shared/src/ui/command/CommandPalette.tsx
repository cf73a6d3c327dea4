import '../nonce';
import { Command as Cmdk } from 'cmdk';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import styles from './command-palette.module.css';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other words to find it by. */
  readonly keywords?: readonly string[];
  /** The keyboard shortcut for the same action, such as `g d`. */
  readonly keys?: string;
  readonly onSelect: () => void;
}

export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

export interface CommandPaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly CommandGroup[];
  /** Commands for any text, such as searching for it; listed below the matching ones. */
  readonly commandsFor?: (text: string) => readonly Command[];
}

/** Finds a page or an action by a few letters: arrows choose, Enter runs, Escape closes. */
export function CommandPalette({ open, onOpenChange, label, placeholder, groups, commandsFor }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const typed = text.trim();

  const change = (next: boolean) => {
    if (!next) setText('');
    onOpenChange(next);
  };
  const row = ({ id, label: name, keywords, keys, onSelect }: Command, always = false) => (
    <Cmdk.Item
      key={id}
      value={id}
      keywords={[name, ...(keywords ?? [])]}
      forceMount={always}
      className={styles.item}
      onSelect={() => {
        change(false);
        onSelect();
      }}
    >
      <span className={styles.name}>{name}</span>
      {keys && <kbd className={styles.keys}>{keys}</kbd>}
    </Cmdk.Item>
  );

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content className={styles.content} style={{ pointerEvents: 'auto' }} aria-describedby={undefined}>
          <Dialog.Title className="sf-visually-hidden">{label}</Dialog.Title>
          <Cmdk label={label} loop>
            <Cmdk.Input className={styles.input} placeholder={placeholder} value={text} onValueChange={setText} />
            <Cmdk.List className={styles.list} label={label}>
              {groups.map((group) => (
                <Cmdk.Group key={group.label} heading={group.label} className={styles.group}>
                  {group.commands.map((command) => row(command))}
                </Cmdk.Group>
              ))}
              {typed && commandsFor && (
                <Cmdk.Group forceMount className={styles.group}>
                  {commandsFor(typed).map((command) => row(command, true))}
                </Cmdk.Group>
              )}
            </Cmdk.List>
          </Cmdk>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
