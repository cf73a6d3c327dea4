export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export { DownloadButton, type DownloadButtonProps } from './DownloadButton';
export { CopyButton, type CopyButtonProps } from './CopyButton';
