import type { ComponentPropsWithRef, ElementType } from 'react';
import { buttonClassName, type ButtonLook } from './button-look';

export type ButtonLinkProps<As extends ElementType = 'a'> = ButtonLook & {
  /** The element or component to render, such as the router's Link. */
  as?: As;
} & Omit<ComponentPropsWithRef<As>, keyof ButtonLook | 'as'>;

/** A link that looks like a button, for a step with its own URL. */
export function ButtonLink<As extends ElementType = 'a'>({
  as,
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonLinkProps<As>) {
  const Component: ElementType = as ?? 'a';
  return <Component {...rest} className={buttonClassName({ variant, size, wide }, className)} />;
}
