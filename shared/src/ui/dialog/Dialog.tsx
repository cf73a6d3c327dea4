import '../nonce';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One paragraph under the title. */
  description?: ReactNode;
  /** Buttons, the way on first. */
  footer?: ReactNode;
  /** Has the focus first, where one thing is asked; the title without it. */
  focusFirst?: RefObject<HTMLElement | null>;
  /** Where the focus goes when what it was opened from is gone; the title of the page without it. */
  focusAfter?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

type Place = 'centre' | 'side' | 'below';

/** A question or a small form over the page, 480 px wide. Focus starts on its title, or where it is told to, and comes back where it was. */
export function Dialog(props: DialogProps) {
  return <Floating {...props} place="centre" />;
}

/** A panel of 400 px at the end of the line. */
export function Drawer(props: DialogProps) {
  return <Floating {...props} place="side" />;
}

/** A panel of full width from below, for phones. */
export function Sheet(props: DialogProps) {
  return <Floating {...props} place="below" />;
}

function Floating({
  open,
  onOpenChange,
  title,
  description,
  footer,
  focusFirst,
  focusAfter,
  children,
  place,
}: DialogProps & { place: Place }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const openedFrom = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={classNames(styles.content, styles[place])}
          // Radix switches the pointer off for the page first and on for the dialog a render later: on a slow device, a tap
          // between the two would be lost.
          style={{ pointerEvents: 'auto' }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            openedFrom.current = document.activeElement;
            (focusFirst?.current ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusAgain(openedFrom.current, focusAfter?.current);
          }}
        >
          <div className={styles.head}>
            <Radix.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Radix.Title>
            <Radix.Close className={styles.close} aria-label={t(messages.close)}>
              <Icon name="close" size={20} />
            </Radix.Close>
          </div>
          {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Back to where the dialog was opened from; when that is gone, as with a deleted row, to what was named for it, or to the title of
 * the page, unless a dialog around this one that closed with it has given the focus a place already.
 */
function focusAgain(element: Element | null, otherwise?: HTMLElement | null) {
  const { activeElement, body } = document;
  const isThere = element?.isConnected && element !== body;
  if (!isThere && activeElement !== null && activeElement !== body) return;
  const there = isThere ? element : (otherwise ?? document.querySelector('[data-page-heading]'));
  if (there instanceof HTMLElement) there.focus();
}
