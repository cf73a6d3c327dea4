import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { Dots } from './Dots';
import { buttonClassName, type ButtonLook } from './button-look';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** The label while the action runs, such as "Paying". The button keeps its width and place in the tab order and ignores clicks. */
  loading?: string | false;
  /** Why the action is currently not possible. The button stays focusable so that the reason can be found. */
  disabledReason?: string;
}

const isOff = (disabled: ButtonProps['aria-disabled']): boolean => disabled === true || disabled === 'true';

/**
 * A button. Its label is a verb that names the result; `type` defaults to "button". One that its own press can disable takes `aria-disabled`
 * instead of `disabled`: it ignores clicks but keeps the focus.
 */
export function Button({
  variant,
  size,
  wide,
  loading = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const idle = loading === false && !disabledReason && !isOff(rest['aria-disabled']);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (idle) onClick?.(event);
    // A submit button that stays focusable would still submit its form.
    else event.preventDefault();
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, wide }, className)}
      aria-disabled={idle ? undefined : true}
      aria-describedby={disabledReason ? [reasonId, describedBy].filter(Boolean).join(' ') : describedBy}
      data-loading={loading === false ? undefined : ''}
      onClick={handleClick}
    >
      <span className={styles.label} aria-hidden={loading === false ? undefined : true}>
        {children}
      </span>
      {loading !== false && (
        <span className={styles.loading}>
          <Dots />
          {loading}
        </span>
      )}
      {disabledReason && (
        <span id={reasonId} className={styles.reason} aria-hidden="true">
          {disabledReason}
        </span>
      )}
    </button>
  );
}
