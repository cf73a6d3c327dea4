export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { DownloadButton, saveFile, type DownloadButtonProps, type MadeFile } from './DownloadButton';
export { CopyButton, type CopyButtonProps } from './CopyButton';
