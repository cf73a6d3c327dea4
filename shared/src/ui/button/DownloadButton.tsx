import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { Button } from './Button';

/** How long the file is kept for the browser to take, in milliseconds. */
const KEPT_MS = 60_000;

export interface DownloadButtonProps {
  /** Made when the button is pressed, so that the file is of that moment. */
  file: () => { name: string; text: string; type: string };
  size?: 'sm' | 'md';
  disabled?: boolean;
  children: ReactNode;
}

/** Saves a text that the page itself makes as a file. */
export function DownloadButton({ file, size, disabled, children }: DownloadButtonProps) {
  function download() {
    const { name, text, type } = file();
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  }
  return (
    <Button size={size} disabled={disabled} onClick={download}>
      <Icon name="download" />
      {children}
    </Button>
  );
}
