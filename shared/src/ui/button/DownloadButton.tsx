import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { Button } from './Button';

/** How long the file is kept for the browser to take, in milliseconds. */
const KEPT_MS = 60_000;

/** A file that a page makes by itself. */
export interface MadeFile {
  name: string;
  text: string;
  /** Its media type. */
  type: string;
}

export interface DownloadButtonProps {
  /** Made when the button is pressed, so that the file is of that moment. */
  file: () => MadeFile;
  size?: 'sm' | 'md';
  disabled?: boolean;
  children: ReactNode;
}

/** Hands a file to the person, as a download. */
export function saveFile({ name, text, type }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Saves a text that the page itself makes as a file. */
export function DownloadButton({ file, size, disabled, children }: DownloadButtonProps) {
  return (
    <Button size={size} disabled={disabled} onClick={() => saveFile(file())}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
