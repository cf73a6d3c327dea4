import '../nonce';
import { DropdownMenu } from 'radix-ui';
import type { ElementType, ReactNode } from 'react';
import { getDirection } from '../../contract/languages';
import { useTranslate } from '../../i18n';
import { Button, type ButtonProps } from '../button';
import { classNames } from '../class-names';
import styles from './menu.module.css';

export interface MenuProps {
  /** What the button shows. */
  label: ReactNode;
  /** Spoken name of the button where the label is no text. */
  'aria-label'?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  align?: 'start' | 'end';
  /** Items. */
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
    // Without modality the page keeps scrolling and its other controls stay in reach.
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
  /** Where the item leads; `linkAs` renders it, a plain anchor otherwise. */
  href?: string;
  /** The router's Link; it gets `to`. */
  linkAs?: ElementType;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** One action or place in a menu. */
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

/** A line between groups of items. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
