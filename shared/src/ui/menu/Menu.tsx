import '../nonce';
import { DropdownMenu } from 'radix-ui';
import type { ElementType, ReactNode } from 'react';
import { getDirection } from '../../contract/languages';
import { useTranslate } from '../../i18n';
import { Button, type ButtonProps } from '../button';
import { classNames } from '../class-names';
import styles from './menu.module.css';

export interface MenuProps {
  label: ReactNode;
  /** The accessible name of the button if the label is not text. */
  'aria-label'?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a list of actions. */
export function Menu({
  label,
  'aria-label': ariaLabel,
  variant = 'outlined',
  size = 'md',
  align = 'end',
  children,
}: MenuProps) {
  const { language } = useTranslate();
  return (
    // Non-modal, so that the page can still be scrolled and its other controls used.
    <DropdownMenu.Root modal={false} dir={getDirection(language)}>
      <DropdownMenu.Trigger asChild>
        <Button variant={variant} size={size} aria-label={ariaLabel}>
          {label}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  onSelect?: () => void;
  /** The target of the item; rendered with `linkAs`, or a plain anchor. */
  href?: string;
  /** The router's Link; it gets `to`. */
  linkAs?: ElementType;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, href, linkAs, danger = false, disabled, children }: MenuItemProps) {
  const className = classNames(styles.item, danger && styles.danger);
  if (href === undefined) {
    return (
      <DropdownMenu.Item className={className} disabled={disabled} onSelect={onSelect}>
        {children}
      </DropdownMenu.Item>
    );
  }
  const Link = linkAs;
  return (
    <DropdownMenu.Item asChild className={className} disabled={disabled} onSelect={onSelect}>
      {Link ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
