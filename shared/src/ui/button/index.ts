export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { DownloadButton, saveFile, type DownloadButtonProps, type DownloadFile } from './DownloadButton';
export { CopyButton, type CopyButtonProps } from './CopyButton';
